/** Getting the engine from bytes, from an address, and from a server that does not know its type. */
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';

import { loadEngine, newGame } from '../src/index.ts';

const built = new Uint8Array(await readFile(new URL('../built/engine.wasm', import.meta.url)));
const ADDRESS = 'https://fair.example/engine.wasm';

afterEach(() => void vi.unstubAllGlobals());

function serve(type: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(built, { status, headers: { 'content-type': type } }));
}

test('from bytes, or from a module for another thread', async () => {
  const engine = await loadEngine({ engine: built });
  const other = await loadEngine({ engine: engine.module });
  expect(newGame(other, { seed: 1 }).view()).toEqual(newGame(engine, { seed: 1 }).view());
});

test.each(['application/wasm', 'application/octet-stream'])('from an address, as %s', async (type) => {
  serve(type);
  const engine = await loadEngine({ engine: ADDRESS });
  expect(newGame(engine).legal()).toHaveLength(5);
});

test('an address with nothing there is named', async () => {
  serve('text/html', 404);
  await expect(loadEngine({ engine: ADDRESS })).rejects.toThrow(`${ADDRESS} can't be loaded: 404`);
});

test('networks come when they are asked for', async () => {
  const engine = await loadEngine({ engine: built, networks: async (players) => new Uint8Array([players]) });
  expect(await engine.network(3)).toEqual(new Uint8Array([3]));
  expect((await (await loadEngine()).network(2)).length).toBeGreaterThan(1000);
});
