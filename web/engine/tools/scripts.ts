/** Games as `tests/engine/told_games.py` writes them down, played again: what this library tells after each step. */
import { createHash } from 'node:crypto';

import { playEntry, startEntry, takebackEntry } from '../src/entries.ts';
import { GameError, IllegalMove } from '../src/errors.ts';
import type { EditionName } from '../src/facts.ts';
import { Game } from '../src/game.ts';
import type { Engine } from '../src/engine.ts';
import type { Approvals, Contributions } from '../src/model.ts';
import { bytesOf, shuffleSeed, startPlayer } from '../src/shuffle.ts';

interface Step {
  /** Turns that were tried before. */
  tries: string[][];
  moves?: string[];
  takeback?: number;
}

export interface Script {
  players: number;
  approvals: Approvals;
  edition: EditionName;
  seed: string;
  contributions: Contributions;
  steps: Step[];
  sequel?: { turn: number; seed: string; contributions: Contributions; moves: string[][] };
}

/** The start, each step, and the records at the end, one after the other. */
export function* told(engine: Engine, script: Script): Generator<unknown, void> {
  const seed = bytesOf(script.seed);
  const game = Game.new(engine, { ...script, seed });
  const begins = startPlayer(shuffleSeed(seed, script.contributions), script.players);
  yield { ...after(game), entry: startEntry(game), begins };
  let number = 0;
  for (const step of script.steps) {
    const tried = step.tries.map((moves) => tryOut(game, moves));
    number += 1;
    const entry =
      step.takeback === undefined
        ? playEntry(game, number, step.moves ?? [])
        : takebackEntry(game, number, step.takeback, null);
    yield { ...after(game), entry, tried };
  }
  yield { record: game.record() };
  if (script.sequel) {
    const { turn, moves, contributions } = script.sequel;
    const sequel = game.playOn({ turn, seed: bytesOf(script.sequel.seed), contributions });
    for (const move of moves.flat()) sequel.play(move);
    yield { record: sequel.record() };
    sequel.free();
  }
  game.free();
}

const after = (game: Game) => ({ game: game.info(), state: Buffer.from(game.secretState()).toString('hex') });

function tryOut(game: Game, moves: string[]): unknown {
  try {
    return game.preview(moves);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const rule = error instanceof IllegalMove ? error.rule : null;
    return { code: error.code, message: error.message, rule };
  }
}

/** JSON with its keys sorted and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** Its digest, as long as those to compare with. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);
