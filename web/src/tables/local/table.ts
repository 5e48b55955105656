/** A table of this device at one moment: what everyone sees of it, and what may be done next. Whatever is done gives another one. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import { playEntry, startEntry, takebackEntry } from 'worldsfair-engine/entries.ts';
import { GameError, IllegalMove } from 'worldsfair-engine/errors.ts';
import { Game } from 'worldsfair-engine/game.ts';
import { parseMove, textOf } from 'worldsfair-engine/moves.ts';
import type { StateBytes } from 'worldsfair-engine/position.ts';
import type { Level } from '../../lib/bots';
import { Refusal } from '../../lib/refusal';
import type { Continuation, Entry, EntryView, GameRecord, Preview, SeatWish, TableInfo, TurnSent } from '../source';
import { beginningOf, earlierThan } from './beginnings';
import { recordedLog } from './imports';
import { changed, rematchOf, setSeat, start, type Fresh } from './seating';
import { continuationOf } from './sequels';
import { isBotsTurn, showTable } from './showing';
import type { StoredEntry, StoredGame } from './stored';

/** A position with a bot to decide. */
export interface AskedOfBot {
  readonly level: string;
  readonly edition: string;
  readonly players: number;
  readonly state: StateBytes;
}

/** A game has some eighty; what is taken back stays in the log, so that has to end somewhere. */
const MOST_ENTRIES = 600;

export class LocalTable {
  readonly stored: StoredGame;
  readonly info: TableInfo;
  readonly log: readonly EntryView[];
  readonly #engine: Engine;
  /** After the last entry; null before the game. Never played on: each entry is played on a copy. */
  readonly #game: Game | null;

  private constructor(engine: Engine, stored: StoredGame, log: readonly EntryView[], game: Game | null) {
    this.#engine = engine;
    this.#game = game;
    this.stored = stored;
    this.info = showTable(stored);
    this.log = log;
  }

  /** Play the whole log again. */
  static open(engine: Engine, stored: StoredGame): LocalTable {
    try {
      if (stored.imported) return new LocalTable(engine, stored, recordedLog(engine, stored.imported), null);
      return new LocalTable(engine, stored, [], null).#follow(stored);
    } catch (error) {
      if (error instanceof GameError) throw new Refusal('unreadable_game', error.message);
      throw error;
    }
  }

  /** The table as another tab has kept it: what is known of the log is not played again. */
  catchUp(stored: StoredGame): LocalTable {
    const known = this.stored.entries;
    const isKnown = JSON.stringify(stored.entries.slice(0, known.length)) === JSON.stringify(known);
    return isKnown && !stored.imported ? this.#follow(stored) : LocalTable.open(this.#engine, stored);
  }

  /** Play the entries that are new in `stored`; what lists of games show is as the log says. */
  #follow(stored: StoredGame): LocalTable {
    const log = [...this.log];
    let game = this.#game;
    for (const entry of stored.entries.slice(log.length)) {
      game = game ? game.copy() : beginningOf(this.#engine, stored);
      log.push({ entry: played(game, entry, log.length) as Entry, game: game.info() });
    }
    if (!game) return this.#with(stored);
    const status = game.isOver ? 'finished' : stored.status;
    const decider = status === 'playing' ? game.seat : null;
    return new LocalTable(this.#engine, { ...stored, status, decider, turn: game.turn }, log, game);
  }

  /** Of the last entry; -1 before the game. */
  get number(): number {
    return this.log.length - 1;
  }

  // Before the game.

  setSeat(seat: number, wish: SeatWish, reader: string, now: number): LocalTable {
    return this.#with(setSeat(this.stored, seat, wish, reader, now));
  }

  start(now: number): LocalTable {
    return refusing(() => this.#follow(start(this.stored, now)));
  }

  /** A new game that has not begun yet, begun. */
  static begin(engine: Engine, stored: StoredGame, now: number): LocalTable {
    return LocalTable.open(engine, stored).start(now);
  }

  // During the game.

  /** A person's turn, or one approval; the same turn sent again changes nothing. */
  take(turn: TurnSent, now: number): LocalTable {
    const seat = this.stored.seats[turn.seat];
    if (!seat) throw new Refusal('unknown_seat', `This table has no seat ${turn.seat}.`);
    if (seat.kind !== 'person') throw new Refusal('not_your_seat', `Seat ${turn.seat} is not yours.`);
    if (turn.follows < this.number && this.#wasTaken(turn)) return this;
    return this.#play(turn.seat, turn.follows, turn.moves, false, now);
  }

  /** A bot's turn, unless the table has gone on without it. */
  takeForBot(follows: number, moves: readonly string[], now: number): LocalTable {
    const { decider, status } = this.stored;
    if (follows !== this.number || status !== 'playing' || decider === null) return this;
    return this.stored.seats[decider]?.kind === 'bot' ? this.#play(decider, follows, moves, true, now) : this;
  }

  #play(seat: number, follows: number, moves: readonly string[], byBot: boolean, now: number): LocalTable {
    if (follows !== this.number)
      throw new Refusal('stale_turn', `The table is at number ${this.number}, not ${follows}.`);
    this.#refuseUnlessPlaying();
    if (seat !== this.stored.decider) throw new Refusal('not_your_turn', `Seat ${this.stored.decider} decides now.`);
    const kind = this.#game?.awaitsApproval ? 'approval' : 'turn';
    return this.#enter({ kind, seat, moves: refusing(() => textsOf(moves)), byBot }, now);
  }

  #wasTaken({ seat, follows, moves }: TurnSent): boolean {
    const entry = this.stored.entries[follows + 1];
    if (!entry || entry.kind === 'start' || entry.kind === 'takeback' || entry.seat !== seat || entry.byBot)
      return false;
    try {
      return JSON.stringify(entry.moves) === JSON.stringify(textsOf(moves));
    } catch {
      return false;
    }
  }

  /** Back to the beginning of turn `turn`, at once: whoever is at this device agrees. */
  takeBack(turn: number, now: number): LocalTable {
    this.#refuseUnlessPlaying();
    if (!this.stored.options.takebacks) throw new Refusal('takebacks_off', 'This table plays without takebacks.');
    const most = this.#game?.awaitsApproval ? this.stored.turn : this.stored.turn - 1;
    const first = this.log[0]?.entry.turn ?? 0;
    if (turn < first || turn > most) throw new Refusal('unknown_turn', `Turn ${turn} can't be taken back.`);
    if (this.number >= MOST_ENTRIES)
      throw new Refusal('too_many_entries', 'So much was taken back at this table that it has to go on now.');
    const seat = this.stored.seats.findIndex(({ kind }) => kind === 'person');
    return this.#enter({ kind: 'takeback', seat, turn }, now);
  }

  abandon(now: number): LocalTable {
    this.#refuseUnlessPlaying();
    return this.#with(changed(this.stored, { status: 'abandoned', decider: null }, now));
  }

  /** What these moves of the turn that is under way lead to. */
  preview(moves: readonly string[]): Preview {
    return refusing(() => this.#begun.preview(moves));
  }

  /** What the bot is asked that decides now; null if none does. It is handed what every player knows. */
  get askedOfBot(): AskedOfBot | null {
    const { decider, seats } = this.stored;
    const seat = isBotsTurn(this.stored) && decider !== null ? seats[decider] : null;
    return seat?.level ? { level: seat.level, ...this.publicPosition } : null;
  }

  /** What every player knows of the position. */
  get publicPosition(): Omit<AskedOfBot, 'level'> {
    const { edition, seats } = this.stored;
    return { edition, players: seats.length, state: this.#begun.publicState() };
  }

  // After it.

  rematch(deal: 'new' | 'same', fresh: Fresh, level?: Level): StoredGame {
    return LocalTable.open(this.#engine, rematchOf(this.stored, deal, fresh, level)).stored;
  }

  /** That a rematch was begun; there is only one. */
  withRematch(next: string, now: number): LocalTable {
    return this.stored.rematch ? this : this.#with(changed(this.stored, { rematch: next }, now));
  }

  /** On from the position after so many turns; it has begun already if every seat is taken. */
  playOn(turn: number, seat: number, reader: string, fresh: Fresh): StoredGame {
    const earlier = refusing(() => earlierThan(this.#recorded, turn));
    const next = continuationOf(this.stored, { turn, number: this.number, earlier }, { seat, reader }, fresh);
    const isFull = next.seats.every(({ kind }) => kind !== 'open');
    return isFull ? LocalTable.begin(this.#engine, next, fresh.now).stored : next;
  }

  /** The game so far. A seed is told once its game is over, not before. */
  record(): GameRecord | Continuation {
    return this.stored.imported ?? this.#begun.record();
  }

  /** The game that the record tells, at its end. */
  get #recorded(): Game {
    return this.stored.imported ? Game.fromRecord(this.#engine, this.stored.imported) : this.#begun;
  }

  get #begun(): Game {
    if (!this.#game) throw new Refusal('not_playing', 'The game has not begun.');
    return this.#game;
  }

  #refuseUnlessPlaying(): void {
    if (this.stored.status !== 'playing') throw new Refusal('not_playing', 'The game has not begun, or it has ended.');
  }

  #enter(entry: StoredEntry, now: number): LocalTable {
    const entries = [...this.stored.entries, entry];
    return refusing(() => this.#follow(changed(this.stored, { entries }, now)));
  }

  #with(stored: StoredGame): LocalTable {
    return new LocalTable(this.#engine, stored, this.log, this.#game);
  }
}

const textsOf = (moves: readonly string[]): string[] => moves.map((text) => textOf(parseMove(text)));

/** The entry that comes of playing one; the game is after it then. */
function played(game: Game, entry: StoredEntry, number: number): ReturnType<typeof startEntry> {
  switch (entry.kind) {
    case 'start':
      return startEntry(game);
    case 'takeback':
      return takebackEntry(game, number, entry.turn, entry.seat);
    case 'turn':
    case 'approval':
      return playEntry(game, number, entry.moves, entry.byBot);
  }
}

/** What the engine refuses, as a table does. */
function refusing<Found>(act: () => Found): Found {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw new Refusal(error.code, error.message, null, error instanceof IllegalMove ? error.rule : null);
  }
}
