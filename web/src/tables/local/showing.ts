/** A game of this device as every page shows a table; nothing of it needs the engine. */
import type { Me, SeatInfo, TableInfo, TableOptions } from '../source';
import type { StoredGame, StoredOptions, StoredSeat } from './stored';

const PREFIX = 'local-';

/** Whether a table is one of this device. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
export const localId = (rest: string): string => PREFIX + rest;

/** Everyone at this device is one reader; whoever has it in hand decides for the seat that is asked. */
export const PERSON = 'here';
export const reader = (name: string): Me => ({ id: PERSON, name, is_account: false });

/** What is the same at every table of this device. */
const USUAL: Omit<Required<TableOptions>, keyof StoredOptions> = {
  pace: { kind: 'none', reserve_s: 0, increment_s: 0, days: 0 },
  overdue: 'turn',
  is_public: false,
  stand_in: 'exhibitor',
  is_rated: false,
  browser_bots: false,
};

const seatInfo = (seat: StoredSeat, number: number, isImported: boolean): SeatInfo => ({
  number,
  kind: seat.kind,
  name: seat.name,
  person: seat.kind === 'person' && !isImported ? PERSON : null,
  level: seat.level,
  invited: null,
  is_bot_account: false,
  is_ready: false,
  is_away: false,
  has_forfeited: false,
  reserve_s: 0,
  contribution: null,
});

export function showTable(game: StoredGame): TableInfo {
  const isImported = game.status === 'imported';
  return {
    id: game.id,
    revision: game.revision,
    status: game.status,
    number: game.imported ? game.turn : game.entries.length - 1,
    turn: game.turn,
    edition: game.status === 'waiting' ? null : game.edition,
    host: PERSON,
    options: { ...USUAL, ...game.options },
    seats: game.seats.map((seat, number) => seatInfo(seat, number, isImported)),
    decider: game.decider,
    deadline: null,
    code: null,
    is_paused: false,
    proposal: null,
    commitment: game.commitment,
    origin: game.origin,
    same_deal_as: game.sameDealAs ?? null,
    rematch: game.rematch,
    created_at: game.createdAt,
    changed_at: game.changedAt,
  };
}

/** Whether a bot decides now. */
export const isBotsTurn = ({ status, decider, seats }: StoredGame): boolean =>
  status === 'playing' && decider !== null && seats[decider]?.kind === 'bot';
