/** A game of this device that goes on from a turn of another: of this device, or from a record. */
import type { Earlier } from 'worldsfair-engine/game.ts';
import type { GameRecord } from 'worldsfair-engine/model.ts';
import { isBotLevel } from '../../lib/bots';
import { OPEN, seatOf, waiting, type Fresh } from './seating';
import type { StoredGame, StoredSeat } from './stored';

/** Where it goes on from: all that was played until there, and that game's last entry. */
export interface Seam {
  readonly turn: number;
  readonly number: number;
  readonly earlier: Earlier;
}

/** Everyone gets their seat back: the people at this device, and the bots; whoever had none takes `seat`. */
export function continuationOf(
  before: StoredGame,
  { turn, number, earlier }: Seam,
  asking: { readonly seat: number; readonly reader: string },
  fresh: Fresh,
): StoredGame {
  return waiting(fresh, {
    // Whoever brought it from elsewhere may try things out.
    options: before.imported ? { ...before.options, takebacks: true } : before.options,
    seats: before.imported ? seatsOf(before.imported, asking.seat, asking.reader) : before.seats,
    edition: before.edition,
    origin: { table: before.id, turn, number },
    earlier,
  });
}

/** Of a foreign game: the bots that play here, too; the reader is its one person, or takes `wanted` where there were several. */
function seatsOf({ seats }: GameRecord, wanted: number, reader: string): StoredSeat[] {
  const levels = seats.map(({ player }) => /^bot:(.*)$/.exec(player)?.[1] ?? '');
  const people = [...seats.keys()].filter((number) => !isBotLevel(levels[number] ?? ''));
  const own = people.length === 1 ? people[0] : wanted;
  return levels.map((level, number) => {
    if (number === own) return seatOf({ kind: 'person' }, reader);
    return isBotLevel(level) ? seatOf({ kind: 'bot', level }, reader) : OPEN;
  });
}
