/** What may import what: pure game code nothing but itself, and what is drawn no server. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The files of a folder, with what each imports: another file by its path in the source, or a package. */
function importsIn(folder: string): { file: string; imports: string[] }[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => {
      const file = join(folder, name);
      const found = readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import)\s*\(?'([\w@./-]+)'/g);
      return { file, imports: [...found].map(([, path = '']) => named(file, path)) };
    });
}

const named = (file: string, path: string): string =>
  path.startsWith('.') ? relative(source, join(source, dirname(file), path)) : path;

describe('pure game code', () => {
  const allowed = ['lib/wire', '../engine/src/facts'];

  it.each(importsIn('game'))(
    '$file knows the shapes of the wire, the facts of the box and its own kind only',
    ({ imports }) => {
      expect(imports.filter((path) => !path.startsWith('game/') && !allowed.includes(path))).toEqual([]);
    },
  );
});

describe('what is drawn', () => {
  /** Whatever asks a server, or knows that there is one. */
  const servers = /^lib\/(server|http|live|me)\b|^tables\/(?!source$|table\.svelte$)/;
  const drawn = ['board', 'cards', 'parts', 'pictograms', 'table'].flatMap(importsIn);

  it.each(drawn)('$file imports no server', ({ imports }) => {
    expect(imports.filter((path) => servers.test(path))).toEqual([]);
  });
});
