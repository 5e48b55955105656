/** The engine as `scripts/build` or a test has built it into a folder, for programs in Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Players } from '../src/position.ts';

export const moduleIn = (folder: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(join(folder, 'engine.wasm')));

export const networkIn = (folder: string, players: Players): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(folder, `network-${players}.bin`)));
