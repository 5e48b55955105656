/** A table at a server: heard by its live connection, changed by requests. */
import type { Level } from '../lib/bots';
import { isWanted } from '../lib/contribution';
import { Live, NotHeard, type Heard, type Taken } from '../lib/live.svelte';
import { findMatch } from '../lib/match.svelte';
import { beSomebody } from '../lib/me.svelte';
import { Refusal } from '../lib/refusal';
import type { Match } from '../lib/results';
import * as server from '../lib/server';
import { findAssistant, thinksHere } from './assistance';
import type { Assistant } from './assistant';
import { beReady, contribute, start } from './contributing';
import { playAgain, playOn } from './sequels';
import type {
  Abilities,
  Continuation,
  EntryView,
  GameInfo,
  GameRecord,
  LinkState,
  Listener,
  Log,
  Me,
  Opponents,
  Preview,
  ProgramKey,
  Proposal,
  SeatWish,
  TableInfo,
  TableSource,
  TurnSent,
} from './source';

/** How often missing entries are asked for again, and for how long one waits before, in thousandths of a second. */
const MOST_TRIES = 3;
const GAP_WAIT = 500;

/** What the server answers when something was changed at a table. */
type Changed = TableInfo | { table: TableInfo };

export class ServerSource implements TableSource {
  readonly id: string;
  readonly reader: Me | null;
  readonly can: Abilities = {
    play: true,
    invite: true,
    talk: true,
    report: true,
    seatPrograms: true,
    standIn: true,
    goOn: true,
  };
  readonly isLasting = true;
  readonly recordAddress: string;
  #live: Live | null = $state.raw(null);
  #listener: Listener | null = null;
  /** Never an older one than it was: `#learn` sees to it. */
  #info: TableInfo | null = null;
  /** The last entry and the last line of the chat that were told. */
  #entry = -1;
  #line = 0;
  /** The position after that entry. */
  #game: GameInfo | null = null;
  /** The engine of this page, for who sits here; null where there is none. */
  #assistant: Promise<Assistant | null> | null = null;
  /** What a bot thinks about here, and the entry that it follows. */
  #thinking: { follows: number; cancel: AbortController } | null = null;
  /** What this connection was asked to tell: all anew, or what comes after an entry. */
  #asked: { isAnew: boolean; after: number } = { isAnew: false, after: -1 };
  #isContributing = false;
  /** Entries are missing, and are being asked for; more have come meanwhile; they can't be had. */
  #isFilling = false;
  #isMissed = false;
  #isStuck = $state(false);
  #isClosed = false;
  readonly #onsignedout: () => Promise<void>;
  readonly #findAssistant: () => Promise<Assistant | null>;

  /** `onsignedout`: find out who the reader is now; this source is closed if that is somebody else. */
  constructor(id: string, reader: Me | null, onsignedout: () => Promise<void>, find = findAssistant) {
    this.id = id;
    this.reader = reader;
    this.recordAddress = server.recordAddress(id);
    this.#onsignedout = onsignedout;
    this.#findAssistant = find;
  }

  get link(): LinkState {
    return this.#live?.state ?? 'connecting';
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    // A request is refused with a reason, where a connection would only be closed.
    await server.lookAt(this.id);
    if (this.#isClosed) return;
    this.#live = new Live({
      address: (isAnew) => this.#address(isAnew),
      hear: (message) => void this.#hear(message).catch((error: unknown) => this.#listener?.problem(error)),
      onsignedout: this.#onsignedout,
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#listener = null;
    this.#thinking?.cancel.abort();
    this.#live?.close();
  }

  async log(): Promise<Log> {
    const [{ table }, entries] = await Promise.all([server.lookAt(this.id), server.entries(this.id, -1)]);
    return { table, entries };
  }

  #address(isAnew: boolean): string {
    this.#asked = { isAnew, after: this.#entry };
    const after = isAnew || this.#entry < 0 ? null : this.#entry;
    return server.liveAddress(this.id, after, isAnew ? 0 : this.#line);
  }

  async #hear(message: Heard): Promise<void> {
    switch (message.type) {
      case 'view':
        await this.#meet(message);
        break;
      case 'entry':
        if (message.table) this.#learn(message.table);
        this.#add([message]);
        break;
      case 'table':
        this.#learn(message.table);
        break;
      case 'chat':
        this.#line = Math.max(this.#line, message.line.number);
        this.#listener?.said(message.line);
        break;
      case 'presence':
        this.#listener?.presence(message.people, message.watchers);
        break;
      case 'taken':
      case 'refused':
      case 'pong':
        // For the live connection itself.
        break;
    }
  }

  /** The first words of a connection: all there is, or what came after the last that is known. */
  async #meet({ table, game, chat }: Extract<Heard, { type: 'view' }>): Promise<void> {
    // Told anew, or put back to an earlier day: what was known does not count.
    const isAnew = this.#asked.isAnew || table.number < this.#asked.after;
    if (isAnew) this.#info = null;
    this.#learn(table);
    const known = isAnew ? 0 : this.#line;
    this.#line = Math.max(known, chat.at(-1)?.number ?? 0);
    this.#listener?.chat(
      chat.filter((line) => line.number > known),
      isAnew,
    );
    if (!game) return;
    if (isAnew) await this.#readAgain();
    else await this.#catchUp();
  }

  /** The table as it is, unless something newer is known already. */
  #learn(table: TableInfo): void {
    if (this.#info && table.revision <= this.#info.revision) return;
    this.#info = table;
    this.#listener?.table(table);
    void this.#contribute(table);
    if (table.seats.some((seat) => seat.person === this.#person && seat.person))
      this.#assistant ??= this.#findAssistant();
    void this.#think();
  }

  /** Where the table wants it, the turn of a bot is thought out here; the server takes it, or lets its own bot play. */
  async #think(): Promise<void> {
    const table = this.#info;
    const game = this.#game;
    const follows = this.#entry;
    if (!table || !game || this.#thinking?.follows === follows) return;
    if (table.number !== follows || !thinksHere(table, this.#person)) return;
    this.#thinking?.cancel.abort();
    const cancel = new AbortController();
    this.#thinking = { follows, cancel };
    try {
      const moves = await (await this.#assistant)?.choose({ table, game }, cancel.signal);
      if (moves && !this.#isClosed && this.#entry === follows)
        await this.take({ seat: table.decider ?? 0, follows, moves: [...moves] });
    } catch {
      // The server's own bot is asked when none comes from here.
    }
  }

  /** This device adds to the shuffle as soon as its reader sits at the table; whatever needs it asks again. */
  async #contribute(info: TableInfo): Promise<void> {
    if (this.#isContributing) return;
    this.#isContributing = true;
    const table = await contribute(info, this.#person).catch(() => null);
    // A server that takes it and does not show it is not asked for ever.
    this.#isContributing = table !== null && isWanted(table, this.#person);
    if (table) this.#learn(table);
  }

  get #person(): string | null {
    return this.reader?.id ?? null;
  }

  /** Read the log from where we know it. */
  async #catchUp(): Promise<void> {
    if (this.#isTold(await server.entries(this.id, this.#entry))) this.#isStuck = false;
    else await this.#fill();
  }

  /** Entries are missing: ask for them some times, and then say that they can't be had. */
  async #fill(): Promise<void> {
    this.#isMissed = true;
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      for (let tries = 0; this.#isMissed && !this.#isClosed; tries++) {
        this.#isMissed = false;
        if (this.#isTold(await server.entries(this.id, this.#entry))) continue;
        this.#isMissed = true;
        if (tries === MOST_TRIES) throw new Refusal('log_gap', 'A part of the log is missing.');
        await new Promise((done) => setTimeout(done, GAP_WAIT * 2 ** tries));
      }
      this.#isStuck = false;
    } catch (error) {
      this.#isStuck = true;
      throw error;
    } finally {
      this.#isFilling = false;
    }
  }

  /** Whether a part of the log can't be had. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  tryAgain(): Promise<void> {
    return this.#fill();
  }

  async #readAgain(): Promise<void> {
    const entries = await server.entries(this.id, -1);
    this.#entry = entries.at(-1)?.entry.number ?? -1;
    this.#game = entries.at(-1)?.game ?? null;
    this.#listener?.entries(entries, true);
    void this.#think();
  }

  /** What has just happened; where something is missing before it, that is asked for, unless it can't be had. */
  #add(entries: readonly EntryView[]): void {
    if (this.#isTold(entries) || this.#isStuck) return;
    this.#fill().catch((error: unknown) => this.#listener?.problem(error));
  }

  /** Tells entries in order; not where some are missing before or among them. */
  #isTold(entries: readonly EntryView[]): boolean {
    const fresh = entries.filter(({ entry }) => entry.number > this.#entry);
    const last = fresh.at(-1);
    if (!last) return true;
    if (fresh.some(({ entry }, i) => entry.number !== this.#entry + 1 + i)) return false;
    this.#entry = last.entry.number;
    this.#game = last.game;
    this.#listener?.entries(fresh, false);
    void this.#think();
    return true;
  }

  /** By the engine of this page, if it is there; the server decides in the end, whatever is found here. */
  async preview(moves: readonly string[]): Promise<Preview> {
    const assistant = await this.#assistant;
    const found = this.#info && this.#game && assistant?.preview({ table: this.#info, game: this.#game }, moves);
    return found ?? server.preview(this.id, moves);
  }

  /** By the live connection; where that does not answer, by a request: the server takes the same turn once. */
  async take(turn: TurnSent): Promise<void> {
    let taken: Taken;
    try {
      if (!this.#live) throw new NotHeard();
      taken = await this.#live.take(turn);
    } catch (error) {
      if (!(error instanceof NotHeard)) throw error;
      this.#add([await server.submit(this.id, turn)]);
      return;
    }
    if (taken.type === 'taken' && taken.number > this.#entry) await this.#catchUp();
  }

  async #change(changed: Changed): Promise<void> {
    this.#learn('table' in changed ? changed.table : changed);
    // What it led to in the game comes by the live connection, if there is one.
    if (this.link !== 'open') void this.#catchUp().catch(() => undefined);
  }

  /** The table as it is known; asked for where nobody listens. */
  async #known(): Promise<TableInfo> {
    return this.#info ?? (await server.lookAt(this.id)).table;
  }

  opponents(): Promise<Opponents> {
    return server.opponents();
  }

  async setSeat(seat: number, wish: SeatWish): Promise<ProgramKey | null> {
    const seated = await server.takeSeat(this.id, seat, wish);
    await this.#change(seated);
    return seated.token === null ? null : { token: seated.token, page: server.apiPage };
  }

  async setReady(isReady: boolean): Promise<void> {
    await this.#change(await beReady(await this.#known(), this.#person, isReady));
  }

  async start(): Promise<void> {
    await this.#change(await start(await this.#known(), this.#person));
  }

  async closeTable(): Promise<void> {
    await this.#change(await server.closeTable(this.id));
  }

  async leave(): Promise<void> {
    await this.#change(await server.leave(this.id));
  }

  async comeBack(): Promise<void> {
    await this.#change(await server.comeBack(this.id));
  }

  async proposeTakeback(turn: number): Promise<void> {
    await this.#change(await server.proposeTakeback(this.id, turn));
  }

  async proposeAbandon(): Promise<void> {
    await this.#change(await server.proposeAbandon(this.id));
  }

  async answer(proposal: Proposal, agrees: boolean): Promise<void> {
    await this.#change(await server.answerProposal(this.id, proposal, agrees));
  }

  async say(text: string): Promise<void> {
    await server.say(this.id, text);
  }

  async report(reason: string, line: number | null): Promise<void> {
    await server.report(this.id, reason, line);
  }

  match(): Promise<Match> {
    return findMatch();
  }

  rematch(deal: 'new' | 'same', level?: Level): Promise<string> {
    return playAgain(this.id, deal, this.#person ?? '', level);
  }

  async playOn(turn: number, seat: number): Promise<string> {
    const { id: person } = await beSomebody();
    return playOn(await this.#known(), turn, seat, person);
  }

  record(): Promise<GameRecord | Continuation> {
    return server.recordOf(this.id);
  }
}
