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
    options: before.options,
    seats: before.imported ? seatsOf(before.imported, asking.seat, asking.reader) : before.seats,
    edition: before.edition,
    origin: { table: before.id, turn, number },
    earlier,
  });
}

/** Of a foreign game: the bots that play here, too; people have to be asked again. */
function seatsOf(record: GameRecord, own: number, reader: string): StoredSeat[] {
  return record.seats.map((seat, number) => {
    const level = /^bot:(.*)$/.exec(seat.player)?.[1] ?? '';
    if (number === own) return seatOf({ kind: 'person' }, reader);
    return isBotLevel(level) ? seatOf({ kind: 'bot', level }, reader) : OPEN;
  });
}
