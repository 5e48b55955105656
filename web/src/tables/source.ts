/** A table, wherever it is: at a server, in this browser alone, recorded, or scripted. All of them speak as the wire does. */
import type { Level } from '../lib/bots';
import type { Match } from '../lib/results';
import type { components } from '../lib/wire';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type TableInfo = Schemas['TableInfo'];
export type TableOptions = Schemas['TableOptions'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatWish = Schemas['SeatRequest'];
export type Proposal = Schemas['Proposal'];
export type Entry = Schemas['Entry'];
export type EntryView = Schemas['EntryView'];
export type GameInfo = Schemas['GameInfo'];
export type ChatLine = Schemas['ChatLine'];
export type Preview = Schemas['Preview'];
export type GameRecord = Schemas['Record'];
export type Continuation = Schemas['Continuation'];
/** A turn as it is sent: `follows` is the number of the entry that it was composed after. */
export type TurnSent = Schemas['TurnRequest'];

/** `crowded`: too many windows are open; `gone` and `banned`: nothing will come any more. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'crowded' | 'gone' | 'banned';

/** What can be done at such a table at all; what the game and the reader's seat allow is not said here. */
export interface Abilities {
  /** Take seats, turns and all else that changes the table; without it there is only looking. */
  readonly play: boolean;
  /** Others can be brought here by a link, and be seen to be here. */
  readonly invite: boolean;
  readonly talk: boolean;
  /** Tell whoever runs it of a line or of the table. */
  readonly report: boolean;
  /** A seat can be a program's. */
  readonly seatPrograms: boolean;
  /** A bot plays for whoever leaves; else the game waits. */
  readonly standIn: boolean;
  /** Another game can follow from this one: once more, or on from a turn. */
  readonly goOn: boolean;
}

/** Who is told what happens at a table. */
export interface Listener {
  /** The table as it is; what comes later is newer. */
  table(info: TableInfo): void;
  /** Steps of the log in order, each once; `isAnew`: this is the whole log, and what was told before does not count. */
  entries(entries: readonly EntryView[], isAnew: boolean): void;
  /** What was said before this moment; `isAnew` as above. */
  chat(lines: readonly ChatLine[], isAnew: boolean): void;
  /** Something is said just now; without text, the line of that number was deleted. */
  said(line: ChatLine): void;
  /** Who has the table open, and how many more look on. */
  presence(people: readonly string[], watchers: number): void;
  /** Something that nobody asked for went wrong. */
  problem(error: unknown): void;
}

/** A table at one moment, with its whole log. */
export interface Log {
  readonly table: TableInfo;
  readonly entries: readonly EntryView[];
}

/** Who plays besides the reader's own kind and our bots. */
export interface Opponents {
  /** Bots of packages, by their names. */
  readonly installed: readonly { readonly name: string; readonly package: string }[];
  /** Accounts of bots that can be invited now. */
  readonly online: readonly string[];
}

/** What a program needs to play from its seat, and where that is explained. */
export interface ProgramKey {
  readonly token: string;
  readonly page: string;
}

/** Whatever can't be is refused by a `Refusal` (`lib/refusal.ts`). What it changes is told to the listener before the promise is kept. */
export interface TableSource {
  readonly id: string;
  /** Who the reader is there; null for somebody who only looks on. */
  readonly reader: Me | null;
  readonly can: Abilities;
  /** Whether it will still be there when the page is loaded again. A rune, as `link`. */
  readonly isLasting: boolean;
  /** How the connection is; null where there is none to lose. Whoever draws it is told of changes (a rune). */
  readonly link: LinkState | null;

  /** Whether a part of the log can't be had, and `tryAgain` asks for it once more; absent where that can't be. A rune. */
  readonly isStuck?: boolean;
  tryAgain?(): Promise<void>;

  /** Listen from now on: first the table, then its log and chat, then what comes. Refused if there is no such table. */
  open(listener: Listener): Promise<void>;
  /** Say nothing any more; also while it is still being opened. */
  close(): void;
  /** All there is at this moment, without listening. */
  log(): Promise<Log>;

  /** What these moves of the reader's turn, begun after the last entry, lead to. */
  preview(moves: readonly string[]): Preview | Promise<Preview>;
  /** The same turn may be sent twice, and is taken once. */
  take(turn: TurnSent): Promise<void>;

  /** Who else can be asked to a seat; absent where there is nobody. */
  opponents?(): Promise<Opponents>;
  /** Fill a seat, or free it; gives the key of a program that is seated. */
  setSeat(seat: number, wish: SeatWish): Promise<ProgramKey | null>;
  setReady(isReady: boolean): Promise<void>;
  start(): Promise<void>;
  /** Close the table for everyone, before the game. */
  closeTable(): Promise<void>;
  /** A bot plays the reader's seats until they come back. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;

  /** Back to the position after so many turns, if all agree. */
  proposeTakeback(turn: number): Promise<void>;
  proposeAbandon(): Promise<void>;
  answer(proposal: Proposal, agrees: boolean): Promise<void>;

  say(text: string): Promise<void>;
  /** Of a line of the chat, or of the table. */
  report(reason: string, line: number | null): Promise<void>;

  /** Whom the reader should meet next, by their results so far; absent where nobody knows. */
  match?(): Promise<Match>;
  /**
   * Once more with the same people; gives the id of the next table, begun already if nobody has to be waited for. With
   * a level, the bots are of that one then.
   */
  rematch(deal: 'new' | 'same', level?: Level): Promise<string>;
  /** On from the position after so many turns, as above; whoever had no seat there takes this one. */
  playOn(turn: number, seat: number): Promise<string>;

  record(): Promise<GameRecord | Continuation>;
  /** Where the record can be fetched as a file; null if only `record` gives it. */
  readonly recordAddress: string | null;
}
