/** Who takes what lies richest beside who plays at random, a hundred games: `node examples/two_policies.ts`. */
import { loadEngine, newGame, type Game } from '../src/index.ts';

const engine = await loadEngine();

/** A number from 0 to 1 that follows from the last one: the same games each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const chance = generator(1893);

function atRandom(game: Game): string {
  const legal = game.legal();
  return legal[Math.floor(chance() * legal.length)] as string;
}

/** The move after which one would have the most if scoring came at once. */
function richest(game: Game): string {
  if (game.awaitsApproval) return game.legal().at(-1) as string;
  const { seat } = game;
  const begun = game.turnMoves();
  const before = game.copy();
  for (const _ of begun) before.undo();
  const worth = (move: string): number => before.preview([...begun, move]).if_scored[seat] as number;
  const best = game.legal().reduce((one, other) => (worth(other) > worth(one) ? other : one));
  before.free();
  return best;
}

let wins = 0;
for (let seed = 1; seed <= 100; seed++) {
  const game = newGame(engine, { players: 2, seed });
  const greedy = seed % 2;
  while (!game.isOver) game.play(game.seat === greedy ? richest(game) : atRandom(game));
  if (game.result().winners.includes(greedy)) wins += 1;
  game.free();
}
console.log(`The richest turn wins ${wins} of 100 games.`);
