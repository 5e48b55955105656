/** A table on this device behind the interface of every table: the log is kept, told, and played on by bots. */
import type { Level } from '../../lib/bots';
import { isRefusal, Refusal } from '../../lib/refusal';
import { matchHere, type Match } from '../../lib/results';
import type {
  Abilities,
  Continuation,
  GameRecord,
  LinkState,
  Listener,
  Log,
  Me,
  Preview,
  Proposal,
  SeatWish,
  TableSource,
  TurnSent,
} from '../source';
import type { Engine } from 'worldsfair-engine/engine.ts';
import { freshGame } from './seating';
import { PERSON, reader } from './showing';
import type { GameStore } from './store';
import { Unreadable, type StoredGame } from './stored';
import { LocalTable, type AskedOfBot } from './table';
import { TurnTaking } from './turn_taking';

/** Where games are kept, as far as a table uses it. */
type Shelves = Pick<GameStore, 'get' | 'has' | 'add' | 'keep' | 'delete' | 'listen' | 'isLasting'>;

/** What a table of this device stands on. */
export interface Ground {
  readonly store: Shelves;
  readonly engine: () => Promise<Engine>;
  /** Have bots ready that will be asked soon. */
  readonly prepare: (players: number) => void;
  /** A bot's turn; aborted, it does not matter any more. */
  readonly choose: (asked: AskedOfBot, cancel: AbortSignal) => Promise<readonly string[]>;
  /** Who fits the reader. */
  readonly match?: () => Promise<Match>;
}

const now = (): number => Date.now() / 1000;
const nobodyThere = (): Promise<never> => Promise.reject(new Refusal('refused', 'Nobody else is at this table.'));

export class LocalSource implements TableSource {
  readonly id: string;
  readonly reader: Me;
  readonly can: Abilities = {
    play: true,
    invite: false,
    talk: false,
    report: false,
    seatPrograms: false,
    standIn: false,
    goOn: true,
  };
  readonly recordAddress = null;
  readonly #ground: Ground;
  #link: LinkState | null = $state(null);
  #isLasting = $state(true);
  #listener: Listener | null = null;
  #table: LocalTable | null = null;
  /** What is asked at the same time is done one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #turnTaking: TurnTaking | null = null;
  /** The entry that a bot's turn is thought out for. */
  #thinking: { readonly number: number; readonly end: AbortController } | null = null;
  #stopListening = (): void => undefined;
  #isClosed = false;

  constructor(id: string, name: string, ground: Ground) {
    this.id = id;
    this.reader = reader(name);
    this.#ground = ground;
  }

  /** `gone`: it was deleted, in another tab. */
  get link(): LinkState | null {
    return this.#link;
  }

  /** Whether it will still be here after a reload. */
  get isLasting(): boolean {
    return this.#isLasting;
  }

  async open(listener: Listener): Promise<void> {
    const table = await this.#load();
    if (this.#isClosed) return;
    this.#listener = listener;
    this.#show(table);
    listener.presence([PERSON], 0);
    this.#stopListening = this.#store.listen(({ id }) => id === this.id && this.#lookAgain());
    this.#turnTaking = new TurnTaking(this.id, () => this.#askBot());
    this.#askBot();
    const { seats, status } = table.stored;
    if (status === 'playing' && seats.some(({ kind }) => kind === 'bot')) this.#ground.prepare(seats.length);
  }

  close(): void {
    this.#isClosed = true;
    this.#listener = null;
    this.#stopListening();
    this.#turnTaking?.close();
    this.#stopThinking();
  }

  async log(): Promise<Log> {
    const table = await this.#known();
    return { table: table.info, entries: table.log };
  }

  preview(moves: readonly string[]): Preview | Promise<Preview> {
    return this.#table ? this.#table.preview(moves) : this.#load().then((table) => table.preview(moves));
  }

  take(turn: TurnSent): Promise<void> {
    return this.#change((table) => table.take(turn, now()));
  }

  async setSeat(seat: number, wish: SeatWish): Promise<null> {
    await this.#change((table) => table.setSeat(seat, wish, this.reader.name, now()));
    return null;
  }

  start(): Promise<void> {
    return this.#change((table) => table.start(now()));
  }

  /** Nothing of it is worth keeping. */
  async closeTable(): Promise<void> {
    this.close();
    this.#link = 'gone';
    await this.#store.delete(this.id);
  }

  /** The game waits here. */
  async leave(): Promise<void> {}

  async comeBack(): Promise<void> {}

  async setReady(): Promise<void> {}

  /** At once: whoever is here has agreed. */
  proposeTakeback(turn: number): Promise<void> {
    return this.#change((table) => table.takeBack(turn, now()));
  }

  proposeAbandon(): Promise<void> {
    return this.#change((table) => table.abandon(now()));
  }

  readonly answer: (proposal: Proposal, agrees: boolean) => Promise<void> = nobodyThere;
  readonly say: (text: string) => Promise<void> = nobodyThere;
  readonly report: (reason: string, line: number | null) => Promise<void> = nobodyThere;

  async match(): Promise<Match> {
    return this.#ground.match?.() ?? matchHere();
  }

  /** Asked twice, it is one. */
  async rematch(deal: 'new' | 'same', level?: Level): Promise<string> {
    const before = await this.#known();
    if (before.stored.rematch) return before.stored.rematch;
    const next = before.rematch(deal, freshGame(), level);
    // First the game, then the way to it, so that none leads nowhere.
    await this.#store.add(next);
    await this.#change((table) => table.withRematch(next.id, now()));
    const { rematch } = (await this.#known()).stored;
    if (rematch === next.id || !rematch) return next.id;
    await this.#store.delete(next.id);
    return rematch;
  }

  async playOn(turn: number, seat: number): Promise<string> {
    const next = (await this.#known()).playOn(turn, seat, this.reader.name, freshGame());
    await this.#store.add(next);
    return next.id;
  }

  async record(): Promise<GameRecord | Continuation> {
    return (await this.#known()).record();
  }

  async #load(): Promise<LocalTable> {
    return LocalTable.open(await this.#ground.engine(), await this.#stored());
  }

  async #stored(): Promise<StoredGame> {
    try {
      const stored = await this.#store.get(this.id);
      if (stored) return { ...stored, rematch: await this.#rematchOf(stored) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new Refusal(error.isNewer ? 'newer_game' : 'unreadable_game', error.message);
    }
    throw new Refusal('unknown_table', 'There is no such game on this device.');
  }

  /** The next game of the same people, unless it was deleted. */
  async #rematchOf({ rematch }: StoredGame): Promise<string | null> {
    return rematch && (await this.#store.has(rematch)) ? rematch : null;
  }

  get #store(): Shelves {
    return this.#ground.store;
  }

  async #known(): Promise<LocalTable> {
    return this.#table ?? this.#load();
  }

  /** Something changes: it is kept first, then told. A table that another tab has changed is looked at anew before. */
  #change(act: (table: LocalTable) => LocalTable): Promise<void> {
    return this.#inTurn(async () => {
      for (;;) {
        const before = await this.#known();
        const after = act(before);
        if (after === before) return;
        const kept = await this.#store.keep(after.stored);
        if (kept === 'kept') {
          this.#show(after);
          return;
        }
        await this.#catchUp();
      }
    });
  }

  #inTurn<Found>(work: () => Promise<Found>): Promise<Found> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Another tab has changed something. */
  #lookAgain(): void {
    this.#inTurn(() => this.#catchUp()).catch((error: unknown) => this.#listener?.problem(error));
  }

  async #catchUp(): Promise<void> {
    const known = this.#table;
    let stored;
    try {
      stored = await this.#stored();
    } catch (error) {
      if (isRefusal(error, 'unknown_table')) this.#link = 'gone';
      this.#stopThinking();
      throw error;
    }
    if (!known) return;
    if (stored.revision !== known.stored.revision) this.#show(known.catchUp(stored));
  }

  /** The table first, then its log. */
  #show(table: LocalTable): void {
    const told = this.#table?.log ?? [];
    this.#table = table;
    this.#isLasting = this.#store.isLasting(this.id);
    if (!this.#listener) return;
    this.#listener.table(table.info);
    const isAnew = !told.every((one, number) => one === table.log[number]);
    const news = isAnew ? table.log : table.log.slice(told.length);
    if (news.length) this.#listener.entries(news, isAnew);
    this.#askBot();
  }

  #askBot(): void {
    const table = this.#table;
    if (this.#thinking && this.#thinking.number !== table?.number) this.#stopThinking();
    const asked = table && this.#turnTaking?.isOurs && !this.#thinking ? table.askedOfBot : null;
    if (table && asked) void this.#letThink(asked, table.number);
  }

  async #letThink(asked: AskedOfBot, number: number): Promise<void> {
    const end = new AbortController();
    this.#thinking = { number, end };
    try {
      const moves = await this.#ground.choose(asked, end.signal);
      if (!end.signal.aborted) await this.#change((table) => table.takeForBot(number, moves, now()));
    } catch (error) {
      if (!end.signal.aborted) this.#listener?.problem(error);
    }
    if (this.#thinking?.end === end) this.#thinking = null;
  }

  #stopThinking(): void {
    this.#thinking?.end.abort();
    this.#thinking = null;
  }
}
