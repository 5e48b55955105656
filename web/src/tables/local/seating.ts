/** Games of this device before their first turn: new ones, those that follow from another, and who sits where. */
import { DEFAULT_EDITION } from 'worldsfair-engine/facts.ts';
import { bytesOf, commitmentTo, startPlayer } from 'worldsfair-engine/shuffle.ts';
import { isBotLevel, type Level } from '../../lib/bots';
import { Refusal } from '../../lib/refusal';
import type { SeatWish, TableOptions } from '../source';
import { localId } from './showing';
import { FORMAT, type StoredGame, type StoredOptions, type StoredSeat } from './stored';

/** What is random about a new game, and when it is. */
export interface Fresh {
  readonly id: string;
  /** In hex. */
  readonly seed: string;
  /** In seconds since 1970. */
  readonly now: number;
}

const NAME_LENGTH = 24;
export const OPEN: StoredSeat = { kind: 'open', name: '', level: null };

/** Of the options of a table those that mean something here. */
const fittingOptions = ({ approvals, begins, takebacks }: TableOptions): StoredOptions => ({
  approvals: approvals ?? 'automatic',
  begins: begins ?? 'drawn',
  takebacks: takebacks ?? true,
});

export function freshGame(): Fresh {
  const bytes = crypto.getRandomValues(new Uint8Array(48));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id: localId(hex.slice(64)), seed: hex.slice(0, 64), now: Date.now() / 1000 };
}

/** A table that waits, with the secret that its commitment is to. */
export function waiting(fresh: Fresh, part: Pick<StoredGame, 'options' | 'seats'> & Partial<StoredGame>): StoredGame {
  return {
    format: FORMAT,
    id: fresh.id,
    revision: 1,
    status: 'waiting',
    seed: fresh.seed,
    commitment: commitmentTo(bytesOf(fresh.seed)),
    edition: DEFAULT_EDITION,
    entries: [],
    turn: 0,
    decider: null,
    origin: null,
    earlier: null,
    rematch: null,
    imported: null,
    createdAt: fresh.now,
    changedAt: fresh.now,
    ...part,
  };
}

/** A table with these seats, for the reader of this name. */
export function openTable(
  wishes: readonly SeatWish[],
  options: TableOptions,
  reader: string,
  fresh: Fresh,
): StoredGame {
  const seats = wishes.map((wish) => seatOf(wish, reader));
  return waiting(fresh, { options: fittingOptions(options), seats });
}

export function seatOf(wish: SeatWish, reader: string): StoredSeat {
  switch (wish.kind) {
    case 'open':
      return OPEN;
    case 'person':
      return { kind: 'person', name: cleanName(wish.name || reader), level: null };
    case 'bot': {
      const level = wish.level ?? '';
      if (!isBotLevel(level)) throw new Refusal('invalid_input', 'There is no such bot.');
      return { kind: 'bot', name: cleanName(wish.name || level), level };
    }
    case 'program':
      throw new Refusal('invalid_input', 'Programs play at a server.');
  }
}

/** A name in its usual form; refused if empty, too long, or with signs nobody sees. */
function cleanName(text: string): string {
  const name = text.normalize('NFKC').split(/\s+/u).filter(Boolean).join(' ');
  if (!name || [...name].length > NAME_LENGTH || /\p{C}/u.test(name))
    throw new Refusal('invalid_input', `A name has 1 to ${NAME_LENGTH} characters.`);
  return name;
}

/** As much of a foreign name as a seat has room for, without what can't be shown. */
export function fittingName(text: string): string {
  const shown = [...text].slice(0, 4 * NAME_LENGTH).filter((sign) => !/\p{C}/u.test(sign));
  const name = shown.join('').normalize('NFKC').split(/\s+/u).filter(Boolean).join(' ');
  return [...name].slice(0, NAME_LENGTH).join('').trim() || '–';
}

/** The next state of a game. */
export const changed = (game: StoredGame, change: Partial<StoredGame>, now: number): StoredGame => ({
  ...game,
  revision: game.revision + 1,
  changedAt: now,
  ...change,
});

export function setSeat(game: StoredGame, number: number, wish: SeatWish, reader: string, now: number): StoredGame {
  refuseUnlessWaiting(game);
  if (!game.seats[number]) throw new Refusal('unknown_seat', `This table has no seat ${number}.`);
  return changed(game, { seats: game.seats.with(number, seatOf(wish, reader)) }, now);
}

/** Begin: seats are numbered from the one that begins; a game that goes on from another keeps its order. */
export function start(game: StoredGame, now: number): StoredGame {
  refuseUnlessWaiting(game);
  if (game.seats.some((seat) => seat.kind === 'open')) throw new Refusal('not_ready', 'A seat is still open.');
  return game.earlier ? begun(game, 0, now) : begun(game, beginner(game), now);
}

/** The first entry; who decides is found by playing it. */
const begun = (game: StoredGame, first: number, now: number): StoredGame => {
  const seats = [...game.seats.slice(first), ...game.seats.slice(0, first)];
  return changed(game, { status: 'playing', seats, entries: [{ kind: 'start' }] }, now);
};

/** By lot (S9), which the shuffle's seed decides, or the reader where the table wants that. */
function beginner(game: StoredGame): number {
  const host = game.seats.findIndex((seat) => seat.kind === 'person');
  if (game.options.begins === 'host' && host >= 0) return host;
  return startPlayer(bytesOf(game.seed), game.seats.length);
}

function refuseUnlessWaiting(game: StoredGame): void {
  if (game.status !== 'waiting') throw new Refusal('not_waiting', 'The game has begun, so the table is set.');
}

/**
 * The same seats and options once more, with the bots of another level where one is given; with the same deal, everyone
 * moves on one seat. It has begun already.
 */
export function rematchOf(before: StoredGame, deal: 'new' | 'same', fresh: Fresh, level?: Level): StoredGame {
  if (before.status !== 'finished' && before.status !== 'abandoned')
    throw new Refusal('not_playing', 'The game is not over yet.');
  const { options, edition } = before;
  const seats = before.seats.map((seat) =>
    level && seat.kind === 'bot' ? { ...seat, level, name: seat.name === seat.level ? level : seat.name } : seat,
  );
  if (deal === 'new') return start(waiting(fresh, { options, seats }), fresh.now);
  if (before.status !== 'finished') throw new Refusal('not_playing', 'An unfinished game keeps its deal secret.');
  const same = waiting({ ...fresh, seed: before.seed }, { options, seats, edition, sameDealAs: before.id });
  return begun(same, 1, fresh.now);
}
