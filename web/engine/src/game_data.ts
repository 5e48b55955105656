/** What a game is made from, and what is kept of it, as plain data. */
import type { EditionName } from './facts.ts';
import { CONTINUATION } from './layout.ts';
import { asRecord, type Approvals, type Contributions, type GameRecord, type Part, type Seat } from './model.ts';
import type { Players } from './position.ts';

/** How a game begins. */
export interface GameOptions {
  players?: number;
  /** Decides all chance: a number, 32 bytes, or nothing for a secret one. */
  seed?: number | bigint | Uint8Array;
  approvals?: Approvals;
  edition?: EditionName;
  /** Who plays; kept for the record, changes nothing. */
  seats?: readonly Seat[];
  /** What each seat added to the seed, if any did: 32 bytes in hex. */
  contributions?: Contributions;
}

/** How a game goes on from another; what is left out stays, but for the seed, which is a new secret one. */
export interface SequelOptions extends Pick<GameOptions, 'seed' | 'seats' | 'contributions'> {
  /** How many turns are finished where it goes on; the last one by default. */
  turn?: number;
}

/** What a game went on from: the first one up to its seam, and the parts between later seams. */
export interface Earlier {
  before: GameRecord;
  parts: Part[];
}

/** A whole game with its secret as plain data, to keep and to take up again. */
export interface SavedGame {
  players: Players;
  edition: EditionName;
  approvals: Approvals;
  seats: Seat[];
  /** The table's, in hex. */
  seed: string;
  contributions: Contributions;
  /** Every decision, in order. */
  moves: string[];
  earlier?: Earlier;
}

/** The game up to its last seam as one record, which tells no seed. */
export function wholeOf({ before, parts }: Earlier): GameRecord {
  if (!parts.length) return before;
  return asRecord({ format: CONTINUATION.format, version: CONTINUATION.version, before, parts });
}
