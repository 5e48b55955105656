/** The shape of a record: what is written to a file. Names and absent fields are those of the JSON. */
import type { Area, Kind, Place } from './facts.ts';
import type { CONTINUATION, RECORD } from './layout.ts';

/** `<kind>-<number>`, as `ticket-9`. */
export type Card = `${Kind}-${number}`;

export type Approvals = 'automatic' | 'chosen';

/** Who sits there: `human`, or `bot:` and the bot's name. */
export interface Seat {
  name: string;
  player: string;
}

/** The board before the first turn. */
export interface Setup {
  /** The tiles by position. */
  areas: Area[];
  cards: Record<Area, Card[]>;
}

/** What a player's tickets gave (P1, P2). */
export interface Tickets {
  seat: number;
  held: number;
  bonus: number;
  coins: number;
}

/** What a player's place in an area gave (P4, P7). */
export interface AwardGiven {
  seat: number;
  place: Place;
  medal: number;
  approved: number;
}

export interface AreaScored {
  area: Area;
  awards: AwardGiven[];
}

/** Supporters that went home (P9). */
export interface Recalled {
  seat: number;
  area: Area;
  supporters: number;
}

/** A player's decision on approvals. */
export interface Choice {
  seat: number;
  move: string;
}

export interface Scoring {
  round: number;
  tickets: Tickets[];
  areas: AreaScored[];
  recalled: Recalled[];
  /** Only with chosen approvals. */
  choices?: Choice[];
}

/** What a player did, and what the deck and the wheel gave. */
export interface Turn {
  seat: number;
  moves: string[];
  dealt: [Area, Card][];
  reshuffled_before?: number;
  scoring?: Scoring;
}

/** A player's points by source. */
export interface SeatResult {
  coins: number;
  medals: number;
  exhibits: number;
  total: number;
  tokens: Record<Area, number>;
  unapproved: number;
}

export interface Result {
  seats: SeatResult[];
  winners: number[];
}

/** By seat, what a device added to the shuffle, in hex. */
export type Contributions = (string | null)[];

/** One game, in the newest version of the format. */
export interface GameRecord {
  format: typeof RECORD.format;
  version: typeof RECORD.version;
  /** The name of the facts of the box. */
  edition: string;
  /** The version of the rules that it was played by. */
  rules: number;
  options: { approvals: Approvals };
  seats: Seat[];
  commitment: string;
  /** Absent where no seat added any. */
  contributions?: Contributions;
  setup: Setup;
  turns: Turn[];
  /** The table's, once the game is over. */
  seed?: string;
  result?: Result;
}

/** From one seam of a continuation to the next, or to the end. */
export interface Part {
  seats: Seat[];
  commitment: string;
  turns: Turn[];
  /** Present once the game that it was played in is over. */
  seed?: string;
  contributions?: Contributions;
}

/** A game that went on from another, once or several times. */
export interface Continuation {
  format: typeof CONTINUATION.format;
  version: typeof CONTINUATION.version;
  /** The first game up to the first seam, without its seed: its own record proves it. */
  before: GameRecord;
  parts: Part[];
  result?: Result;
}

export const isContinuation = (game: GameRecord | Continuation): game is Continuation => 'parts' in game;

/** Every decision of a turn in the order made: the moves, then chosen approvals. */
export const decisionsOf = (turn: Turn): string[] => [
  ...turn.moves,
  ...(turn.scoring?.choices ?? []).map((choice) => choice.move),
];

/** The same game without the proof: every turn, and the people of the last part. */
export function asRecord(game: Continuation): GameRecord {
  const { seed: _, result: __, ...before } = game.before;
  const last = game.parts.at(-1) as Part;
  return {
    ...before,
    seats: last.seats,
    turns: [...before.turns, ...game.parts.flatMap((part) => part.turns)],
    ...(game.result && { result: game.result }),
  };
}
