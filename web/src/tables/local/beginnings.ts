/** How a game of this device begins: dealt anew, or at the seam to the one that it goes on from. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import { NothingToUndo } from 'worldsfair-engine/errors.ts';
import type { EditionName } from 'worldsfair-engine/facts.ts';
import { Game, type Earlier } from 'worldsfair-engine/game.ts';
import type { Seat } from 'worldsfair-engine/model.ts';
import type { Players } from 'worldsfair-engine/position.ts';
import { Refusal } from '../../lib/refusal';
import type { StoredGame } from './stored';

/** Who sits where, as a record says it. */
const recordSeats = ({ seats }: StoredGame): Seat[] =>
  seats.map(({ kind, name, level }) => ({ name, player: kind === 'bot' ? `bot:${level}` : 'human' }));

/** A game before its first entry. */
export const beginningOf = (engine: Engine, stored: StoredGame): Game =>
  Game.resume(engine, {
    players: stored.seats.length as Players,
    edition: stored.edition as EditionName,
    approvals: stored.options.approvals,
    seats: recordSeats(stored),
    seed: stored.seed,
    contributions: [],
    moves: [],
    ...(stored.earlier && { earlier: stored.earlier }),
  });

/** All that was played until so many turns were finished, for a game that goes on from there. */
export function earlierThan(game: Game, turn: number): Earlier {
  try {
    const next = game.playOn({ turn });
    const { earlier } = next.save();
    next.free();
    if (!earlier) throw new Error('a game that went on from nothing');
    return earlier;
  } catch (error) {
    if (error instanceof NothingToUndo) throw new Refusal('unknown_turn', error.message);
    throw error;
  }
}
