/** What is kept of a game on this device. The log is the truth: whoever opens it plays it again, so no state of the engine is kept. */
import type { Earlier } from 'worldsfair-engine/game.ts';
import type { GameRecord } from 'worldsfair-engine/model.ts';
import type { TableInfo } from '../source';

/** Of the form below; a row of a higher one is left alone. */
export const FORMAT = 1;

type Origin = NonNullable<TableInfo['origin']>;
export type StoredStatus = Exclude<TableInfo['status'], 'closed'>;

export interface StoredSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  /** The bot's name. */
  readonly level: string | null;
}

/** How it is played; there is no clock here, and nobody to be rated against. */
export interface StoredOptions {
  readonly approvals: 'automatic' | 'chosen';
  readonly begins: 'drawn' | 'host';
  readonly takebacks: boolean;
}

export type StoredEntry =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'turn' | 'approval';
      readonly seat: number;
      readonly moves: readonly string[];
      readonly byBot: boolean;
    }
  /** `turn`: how many turns are finished after it. */
  | { readonly kind: 'takeback'; readonly seat: number; readonly turn: number };

export interface StoredGame {
  readonly format: typeof FORMAT;
  readonly id: string;
  /** Goes up with every change. */
  readonly revision: number;
  readonly status: StoredStatus;
  /** In hex. It is told once the game is over; a game from a file may have none. */
  readonly seed: string;
  /** What was told of the seed before the first turn: its hash, in hex. */
  readonly commitment: string;
  readonly edition: string;
  readonly options: StoredOptions;
  /** From the start on, in turn order. */
  readonly seats: readonly StoredSeat[];
  readonly entries: readonly StoredEntry[];
  /** As the log says, for lists of games. */
  readonly turn: number;
  readonly decider: number | null;
  /** Where this game goes on from, and all that was played until there. */
  readonly origin: Origin | null;
  readonly earlier: Earlier | null;
  /** The game whose cards are dealt again; rows from before it was written down have none. */
  readonly sameDealAs?: string | null;
  /** The next game of the same people. */
  readonly rematch: string | null;
  /** A game from a file: the record instead of a log. */
  readonly imported: GameRecord | null;
  /** In seconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A row that is not a game, or not one that this version knows. */
export class Unreadable extends Error {
  /** A newer version of the page has kept it. */
  readonly isNewer: boolean;

  constructor(reason: string, isNewer = false) {
    super(reason);
    this.isNewer = isNewer;
  }
}

const STATUSES: readonly string[] = ['waiting', 'playing', 'finished', 'abandoned', 'imported'];

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isHash = (value: unknown): boolean => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isRecord = (value: unknown): boolean => isRow(value) && isText(value['format']);
const isEarlier = (value: unknown): boolean =>
  isRow(value) && isRecord(value['before']) && Array.isArray(value['parts']);

const isOptions = (value: unknown): boolean =>
  isRow(value) &&
  (value['approvals'] === 'automatic' || value['approvals'] === 'chosen') &&
  (value['begins'] === 'drawn' || value['begins'] === 'host') &&
  typeof value['takebacks'] === 'boolean';

function isSeat(value: unknown): value is StoredSeat {
  if (!isRow(value) || !isText(value['name'])) return false;
  if (value['kind'] === 'bot') return isText(value['level']);
  return (value['kind'] === 'open' || value['kind'] === 'person') && value['level'] === null;
}

function isEntry(value: unknown): value is StoredEntry {
  if (!isRow(value)) return false;
  if (value['kind'] === 'start') return true;
  if (!isCount(value['seat'])) return false;
  if (value['kind'] === 'takeback') return isCount(value['turn']);
  const { kind, moves, byBot } = value;
  return (
    (kind === 'turn' || kind === 'approval') &&
    Array.isArray(moves) &&
    moves.every(isText) &&
    typeof byBot === 'boolean'
  );
}

/** What is wrong with a row, if anything; whether its moves follow the rules is found by playing them. */
function flawOf(row: Row): string | null {
  const { seats, entries, origin } = row;
  if (!isText(row['id'])) return 'id';
  if (!isHash(row['seed']) && (row['seed'] !== '' || row['imported'] === null)) return 'seed';
  if (!isHash(row['commitment'])) return 'commitment';
  if (!isText(row['edition'])) return 'edition';
  if (!isText(row['status']) || !STATUSES.includes(row['status'])) return 'status';
  if (!isOptions(row['options'])) return 'options';
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4 || !seats.every(isSeat)) return 'seats';
  if (!Array.isArray(entries) || !entries.every(isEntry)) return 'entries';
  if (entries.some((entry, number) => (entry.kind === 'start') !== (number === 0))) return 'entries';
  if (!isCount(row['revision']) || !isCount(row['turn'])) return 'revision';
  if (row['decider'] !== null && !isCount(row['decider'])) return 'decider';
  if (origin !== null && !(isRow(origin) && isText(origin['table']) && isCount(origin['turn']))) return 'origin';
  if ((origin === null) !== (row['earlier'] === null)) return 'earlier';
  if (origin !== null && !isEarlier(row['earlier'])) return 'earlier';
  if (row['imported'] !== null && !isRecord(row['imported'])) return 'imported';
  if (row['rematch'] !== null && !isText(row['rematch'])) return 'rematch';
  if (!isText(row['sameDealAs'] ?? '')) return 'sameDealAs';
  if (typeof row['createdAt'] !== 'number' || typeof row['changedAt'] !== 'number') return 'createdAt';
  return null;
}

/** A row of the store as a game; refused as `Unreadable` if it is none. */
export function readStored(row: unknown): StoredGame {
  if (!isRow(row)) throw new Unreadable('not a game');
  const { format } = row;
  if (isCount(format) && format > FORMAT) throw new Unreadable(`format ${format}`, true);
  if (format !== FORMAT) throw new Unreadable('format');
  const flaw = flawOf(row);
  if (flaw !== null) throw new Unreadable(flaw);
  return row as unknown as StoredGame;
}
