/** What is drawn with comes from one place: colours, type sizes and layers are variables of `tokens.css`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
const styles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name) && !name.endsWith('tokens.css'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** `file: what` for everything that a pattern finds. */
const found = (pattern: RegExp, isWanted: (name: string) => boolean = () => true): string[] =>
  styles
    .filter(({ name }) => isWanted(name))
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map((hit) => `${name}: ${hit[0]}`));

describe('the look', () => {
  it('has its ink in one place', () => {
    expect(found(/#17264a/g)).toEqual([]);
  });

  it('has eight sizes of type outside of the board and of drawings', () => {
    const isText = (name: string): boolean => !/^(board|pictograms)[/\\]/.test(name);
    // What grows with the window is a poster's title.
    expect(found(/font(-size)?:[^;]*\d(\.\d+)?rem[^;]*;/g, isText).filter((hit) => !/clamp\(|min\(/.test(hit))).toEqual(
      [],
    );
  });

  it('has one scale of room outside of the board and of drawings', () => {
    const isText = (name: string): boolean => !/^(board|pictograms)[/\\]/.test(name);
    // Finer than the scale, or made for one thing: anything but the steps of the scale itself.
    expect(found(/(gap|margin|padding)[\w-]*:[^;{}]*(?<![\w.-])(4|6|8|10|12|16|24)px[^;{}]*;/g, isText)).toEqual([]);
  });

  it('has its layers in one place', () => {
    expect(found(/z-index: *\d[^;]*;/g)).toEqual([]);
  });
});
