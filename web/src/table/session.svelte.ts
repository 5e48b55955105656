/** One open table: what the server told of it, what of that is on the screen, and the turn being composed. */
import { announce } from '../lib/announcing.svelte';
import { now } from '../lib/clock.svelte';
import { Composing, type Previewed } from '../lib/composing.svelte';
import { contribute, isWanted } from '../lib/contribution';
import type { Frame } from '../lib/frames';
import { standing, stepOf, type Step } from '../lib/ledger';
import { Live, NotHeard, type Heard, type Taken } from '../lib/live.svelte';
import { isMuted } from '../lib/muting.svelte';
import { named, type Sitter } from '../lib/present';
import { previewedBy } from '../lib/previewing';
import * as server from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { sittersOf } from '../lib/sitting';
import { chime } from '../lib/sound';
import type { FairView } from '../lib/types';
import { t } from '../lib/words.svelte';
import { Playback } from './playback.svelte';

/** What the server answers when something was changed at a table. */
type Changed = server.TableInfo | { table: server.TableInfo };

export class TableSession {
  readonly id: string;
  readonly person: string | null;
  /** Never an older one than it was: `#learn` sees to it. */
  info: server.TableInfo | null = $state.raw(null);
  steps: Step[] = $state.raw([]);
  chat: server.ChatLine[] = $state.raw([]);
  people: string[] = $state.raw([]);
  watchers = $state(0);
  composing: Composing | null = $state.raw(null);
  /** The last seat that acted on this device, for tables with several people at one. */
  atDevice: number | null = $state(null);
  problem: string | null = $state(null);
  readonly live: Live;
  readonly playback: Playback;
  /** What this connection was asked to tell: all anew, or what comes after an entry. */
  #asked: { isAnew: boolean; after: number } = { isAnew: false, after: -1 };
  /** For which step and seat a turn was begun. */
  #begun: string | null = null;
  #isContributing = false;

  /** `onsignedout`: find out who the reader is now; this session is closed if that is somebody else. */
  constructor(id: string, person: string | null, onsignedout: () => Promise<void>) {
    this.id = id;
    this.person = person;
    this.playback = new Playback(
      this,
      () => (this.composing = null),
      (isFirst) => this.#begin(isFirst),
    );
    this.live = new Live({
      address: (isAnew) => {
        const last = this.steps.at(-1)?.number;
        this.#asked = { isAnew, after: last ?? -1 };
        return isAnew
          ? server.liveAddress(id, null, 0)
          : server.liveAddress(id, last ?? null, this.chat.at(-1)?.number ?? 0);
      },
      hear: (message) => void this.#hear(message).catch((error) => (this.problem = server.sentence(error))),
      onsignedout,
    });
  }

  readonly seats = $derived.by(() => this.info?.seats ?? []);
  readonly sitters: Sitter[] = $derived.by(() => sittersOf(this.seats));
  readonly own: number[] = $derived.by(() =>
    this.seats.flatMap((seat) =>
      seat.kind === 'person' && seat.person === this.person && this.person ? [seat.number] : [],
    ),
  );
  readonly isHost = $derived.by(() => this.info?.host === this.person);
  readonly isPlaying = $derived.by(() => this.info?.status === 'playing');
  readonly isAway = $derived.by(() => this.isPlaying && this.own.some((seat) => this.seats[seat]?.is_away));
  /** The steps that were not taken back. */
  readonly standing = $derived.by(() => standing(this.steps));
  /** The last step that is on the screen. */
  readonly shown: Step | null = $derived.by(
    () => this.steps.find((step) => step.number === this.playback.shown) ?? null,
  );
  readonly isCaughtUp = $derived.by(
    () => !this.playback.isPlaying && this.playback.shown === (this.steps.at(-1)?.number ?? -1),
  );
  readonly frame: Frame | null = $derived.by(() => this.playback.frame);
  readonly view: FairView | null = $derived.by(() => {
    const view = this.frame?.view ?? this.shown?.view;
    return view ? named(view, this.sitters) : null;
  });
  /** The seat of this device that decides now. */
  readonly deciding: number | null = $derived.by(() => {
    const seat = this.isCaughtUp && this.isPlaying ? (this.shown?.view.toMove ?? null) : null;
    return seat !== null && this.own.includes(seat) && !this.seats[seat]?.is_away ? seat : null;
  });
  /** Somebody else at this device has to take it first. */
  readonly handsOver = $derived.by(
    () => this.own.length > 1 && this.deciding !== null && this.atDevice !== this.deciding && !this.shown?.result,
  );
  /** The steps since the reader's last turn, oldest first. */
  readonly sinceLastTurn: Step[] = $derived.by(() => {
    const steps = this.standing;
    const last = steps.findLastIndex((step) => step.told && this.own.includes(step.told.seat));
    return steps.slice(last + 1).filter((step) => step.kind !== 'start');
  });

  /** The seats that have given a rated game up. */
  readonly forfeited: number[] = $derived.by(() =>
    this.seats.flatMap((seat) => (seat.has_forfeited ? [seat.number] : [])),
  );
  /** What waits for everyone's word, until its time is up. */
  readonly proposal: server.Proposal | null = $derived.by(() => {
    const wish = this.info?.proposal ?? null;
    return wish && wish.expires_at > now() ? wish : null;
  });

  /** Those who sit here may talk, and at a public table everyone. */
  readonly canSpeak = $derived.by(() => this.own.length > 0 || this.info?.options.is_public === true);

  nameOf = (seat: number): string => this.sitters[seat]?.name ?? '';

  close(): void {
    this.live.close();
    this.playback.close();
  }

  async #hear(message: Heard): Promise<void> {
    switch (message.type) {
      case 'view':
        await this.#meet(message);
        break;
      case 'entry':
        if (message.table) this.#learn(message.table);
        this.#add(message.entry, message.game);
        break;
      case 'table':
        this.#learn(message.table);
        break;
      case 'chat':
        this.#listen(message.line);
        break;
      case 'presence':
        this.people = message.people;
        this.watchers = message.watchers;
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
    this.#learn(table, isAnew);
    const last = isAnew ? 0 : (this.chat.at(-1)?.number ?? 0);
    this.chat = [...(isAnew ? [] : this.chat), ...chat.filter((line) => line.number > last)];
    if (!game) return;
    if (isAnew) await this.#readAgain();
    else await this.#catchUp();
  }

  /** The table as it is, unless something newer is known already. */
  #learn(table: server.TableInfo, isAnew = false): void {
    if (!isAnew && this.info && table.revision <= this.info.revision) return;
    this.info = table;
    // The start and a return to one's seat are told after the position.
    if (this.isCaughtUp && this.#begun !== this.#moment) this.#begin(false);
    void this.#contribute();
  }

  /** The step and the seat that has to decide after it, on this device. */
  get #moment(): string | null {
    return this.deciding === null ? null : `${this.shown?.number} ${this.deciding}`;
  }

  /** This device adds to the shuffle as soon as its reader sits at the table; whatever needs it asks again. */
  async #contribute(): Promise<void> {
    if (!this.info || this.#isContributing) return;
    this.#isContributing = true;
    const table = await contribute(this.info, this.person).catch(() => null);
    // A server that takes it and does not show it is not asked for ever.
    this.#isContributing = table !== null && isWanted(table, this.person);
    if (table) this.#learn(table);
  }

  /** Something was said, or a line was deleted. */
  #listen(line: server.ChatLine): void {
    if (!line.text) {
      this.chat = this.chat.map((one) => (one.number === line.number ? line : one));
      return;
    }
    if (this.chat.some((one) => one.number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!isMuted(line.person)) announce(t('said', { name: line.name, text: line.text }));
  }

  /** Read the log from where we know it. */
  async #catchUp(): Promise<void> {
    const after = this.steps.at(-1)?.number ?? -1;
    for (const { entry, game } of await server.entries(this.id, after)) this.#add(entry, game);
  }

  /** Read the whole log again; if it is another one than was known, the screen begins anew. */
  async #readAgain(): Promise<void> {
    const log = await server.entries(this.id, -1);
    const known = this.steps.at(-1);
    const told = log.find(({ entry }) => entry.number === known?.number);
    const same = told && stepOf(told.entry, told.game, this.steps.at(-2) ?? null, this.sitters);
    if (!known || !same || print(same) !== print(known)) {
      this.steps = [];
      this.composing = null;
      this.playback.reset();
    }
    for (const { entry, game } of log) this.#add(entry, game);
  }

  #add(entry: server.Entry, game: server.GameInfo): void {
    const last = this.steps.at(-1) ?? null;
    if (entry.number <= (last?.number ?? -1)) return;
    if (entry.number !== (last?.number ?? -1) + 1) {
      void this.#catchUp();
      return;
    }
    this.steps = [...this.steps, stepOf(entry, game, last, this.sitters)];
    this.playback.goOn();
  }

  /** The screen is at the present: if it is this device's turn, begin it. */
  #begin(isFirst: boolean): void {
    const seat = this.deciding;
    const step = this.shown;
    this.#begun = this.#moment;
    this.composing = null;
    if (seat === null || !step) return;
    if (step.phase === 'place')
      this.composing = new Composing({ view: step.view, legal: step.legal, seat }, (moves) => this.#preview(moves));
    announce(t('your-turn-now', { name: this.nameOf(seat) }));
    if (!isFirst && settings.sound) chime();
  }

  async #preview(moves: string[]): Promise<Previewed> {
    const start = this.shown?.view;
    if (!start) throw new Error('a preview without a position');
    return previewedBy(await server.preview(this.id, moves), start, this.sitters);
  }

  /** Send the composed turn. */
  async send(): Promise<void> {
    const composing = this.composing;
    if (!composing?.turn.canConfirm) return;
    composing.isSending = true;
    await this.submit(composing.start.seat, composing.moves);
    composing.isSending = false;
  }

  async submit(seat: number, moves: string[]): Promise<void> {
    const follows = this.shown?.number;
    if (follows === undefined) return;
    await this.ask(async () => {
      await this.#take({ seat, follows, moves });
      this.atDevice = seat;
    });
  }

  /** By the live connection; where that does not answer, by a request: the server takes the same turn once. */
  async #take(turn: server.TurnSent): Promise<void> {
    let taken: Taken;
    try {
      taken = await this.live.take(turn);
    } catch (error) {
      if (!(error instanceof NotHeard)) throw error;
      const { entry, game } = await server.submit(this.id, turn);
      this.#add(entry, game);
      return;
    }
    if (taken.type === 'taken' && taken.number > (this.steps.at(-1)?.number ?? -1)) await this.#catchUp();
  }

  say = (text: string): Promise<boolean> => this.ask(() => server.say(this.id, text));
  report = (reason: string, line: number | null): Promise<unknown> => server.report(this.id, reason, line);

  /** Change something at the table; a refusal is shown in words. */
  change(action: () => Promise<Changed>): Promise<boolean> {
    return this.ask(async () => {
      const changed = await action();
      this.#learn('table' in changed ? changed.table : changed);
      // What it led to in the game comes by the live connection, if there is one.
      if (this.live.state !== 'open') void this.#catchUp().catch(() => undefined);
    });
  }

  /** Do something; a refusal is shown in words. */
  async ask(action: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = server.sentence(error);
      announce(this.problem);
      return false;
    }
  }
}

/** What tells a step from another; names are no part of it. */
const print = ({ view, ...step }: Step): string => JSON.stringify({ ...step, areas: view.areas });
