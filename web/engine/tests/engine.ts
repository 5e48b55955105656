/** The built engine for tests, and public states of games in it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from '../src/bots.ts';
import { DECISIONS } from '../src/layout.ts';
import { Memory } from '../src/memory.ts';
import { Box, Position, type Players, type StateBytes } from '../src/position.ts';
import { giveNetwork } from '../src/search.ts';
import { moduleIn, networkIn } from '../tools/built.ts';

const folder = join(import.meta.dirname, '../built');
const root = join(import.meta.dirname, '../../..');

if (!existsSync(join(folder, 'engine.wasm'))) {
  const local = join(root, '.venv/bin/python');
  const python = process.env['PYTHON'] ?? (existsSync(local) ? local : 'python3');
  execFileSync(python, ['-m', 'worldsfair.engine.building', folder], { stdio: 'inherit' });
}

export const module = moduleIn(folder);
export const network = (players: Players): Uint8Array<ArrayBuffer> => networkIn(folder, players);

/** A box in an engine of its own, with its network. */
export async function newBox(players: Players): Promise<Box> {
  const memory = await Memory.of(module);
  giveNetwork(memory, players, network(players));
  return new Box(memory, 'base-2', players);
}

/** The public state after so many turns of random play. */
export function stateAfter(box: Box, turns: number): StateBytes {
  const position = new Position(box);
  position.layOut([0, 1, 2, 3, 4], box.deck, false);
  position.hideDeck();
  const { memory } = box;
  while (position.turn < turns && !position.isOver) {
    for (const move of choose(box, position.bytes(), { bot: 'random', seed: 1893 }).moves) {
      const number = BigInt(DECISIONS.indexOf(move as (typeof DECISIONS)[number]));
      memory.call.playIfLegal(BigInt(position.address), BigInt(box.address), number);
    }
  }
  const state = position.bytes();
  position.free();
  return state;
}
