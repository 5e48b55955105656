/** Whole games of random moves by the real engine: every number of players, both ways of approving. */
import { engine } from './local/tables';
import { stepOf, type Step } from '../src/game/ledger';
import { Position } from 'worldsfair-engine/position.ts';
import { textOf } from 'worldsfair-engine/moves.ts';

const { openTable } = await import('../src/tables/local/seating');
const { LocalTable } = await import('../src/tables/local/table');
type Table = ReturnType<typeof LocalTable.open>;

export interface RandomGame {
  name: string;
  steps: Step[];
}

/** The same numbers from 0 to 1 each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole turn, or one approval. */
function randomMoves(table: Table, draw: () => number): string[] {
  const { edition, players, state } = table.publicPosition;
  const position = Position.from(engine.box(edition as 'base-2', players as 2), state);
  const moves: string[] = [];
  const isApproval = position.awaitsApproval;
  while (!moves.length || (!isApproval && position.awaitsTurnMove)) {
    const legal = position.legal();
    const move = legal[Math.floor(draw() * legal.length)];
    if (move === undefined) break;
    moves.push(textOf(move));
    position.apply(move);
  }
  position.free();
  return moves;
}

export function randomGame(players: number, approvals: 'automatic' | 'chosen', seed: number): RandomGame {
  const draw = chance(seed);
  const seats = Array.from({ length: players }, () => ({ kind: 'person' }) as const);
  const fresh = { id: 'local-test', seed: seed.toString(16).padStart(64, '0'), now: 0 };
  let table = LocalTable.begin(engine, openTable(seats, { approvals, begins: 'host' }, 'Ada', fresh), 0);
  while (table.stored.decider !== null)
    table = table.take({ seat: table.stored.decider, follows: table.number, moves: randomMoves(table, draw) }, 0);
  const sitters = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, isBot: false, level: null }));
  const steps: Step[] = [];
  for (const { entry, game } of table.log) steps.push(stepOf(entry, game, steps.at(-1) ?? null, sitters));
  return { name: `${players} players, ${approvals}, seed ${seed}`, steps };
}

const SEEDS = [1, 2, 3, 4, 5];
export const randomGames: RandomGame[] = SEEDS.flatMap((seed) =>
  [2, 3, 4].flatMap((players) =>
    (['automatic', 'chosen'] as const).map((approvals) => randomGame(players, approvals, 100 * players + seed)),
  ),
);
