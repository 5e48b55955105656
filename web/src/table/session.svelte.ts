/** One open table: what the server told of it, what of that is on the screen, and the turn being composed. */
import { tick } from 'svelte';
import { announce } from '../lib/announcing.svelte';
import { Composing, type Previewed } from '../lib/composing.svelte';
import { arrive, landAll, takeOff } from '../lib/flight';
import { filmOf, type Frame } from '../lib/frames';
import { standing, stepOf, type Step, type WireScoring } from '../lib/ledger';
import { Live, type Heard } from '../lib/live.svelte';
import { areaOf, named, panelOf, type Sitter } from '../lib/present';
import * as server from '../lib/server';
import { moves as isMoving, settings } from '../lib/settings.svelte';
import { sittersOf } from '../lib/sitting';
import { chime } from '../lib/sound';
import { stepInWords } from '../lib/telling';
import type { AreaId, CardId, FairView } from '../lib/types';
import { t } from '../lib/words.svelte';

/** With more news than this at once, the board jumps to the present. */
const MOST_PLAYED_OUT = 8;

export class TableSession {
  readonly id: string;
  readonly person: string | null;
  info: server.TableInfo | null = $state.raw(null);
  steps: Step[] = $state.raw([]);
  chat: server.ChatLine[] = $state.raw([]);
  people: string[] = $state.raw([]);
  watchers = $state(0);
  composing: Composing | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  /** A scoring phase that is being shown. */
  scoring: { scoring: WireScoring; view: FairView } | null = $state.raw(null);
  /** The last seat that acted on this device, for tables with several people at one. */
  atDevice: number | null = $state(null);
  problem: string | null = $state(null);
  readonly live: Live;
  #shown = $state(-1);
  #isPlaying = $state(false);
  #isSkipping = false;
  #wake: (() => void) | null = null;
  #isClosed = false;

  constructor(id: string, person: string | null) {
    this.id = id;
    this.person = person;
    this.live = new Live(
      () => server.liveAddress(id, this.steps.at(-1)?.number ?? null),
      (message) => void this.#hear(message),
    );
  }

  readonly seats = $derived.by(() => this.info?.seats ?? []);
  readonly sitters: Sitter[] = $derived.by(() => sittersOf(this.seats));
  readonly own: number[] = $derived.by(() =>
    this.seats.flatMap((seat) =>
      seat.kind === 'person' && seat.person === this.person && this.person ? [seat.number] : [],
    ),
  );
  readonly isHost = $derived.by(() => this.info?.host === this.person);
  readonly isAway = $derived.by(() => this.own.some((seat) => this.seats[seat]?.is_away));
  /** The steps that were not taken back. */
  readonly standing = $derived.by(() => standing(this.steps));
  /** The last step that is on the screen. */
  readonly shown: Step | null = $derived.by(() => this.steps.find((step) => step.number === this.#shown) ?? null);
  readonly isCaughtUp = $derived.by(() => !this.#isPlaying && this.#shown === (this.steps.at(-1)?.number ?? -1));
  readonly view: FairView | null = $derived.by(() => {
    const view = this.frame?.view ?? this.shown?.view;
    return view ? named(view, this.sitters) : null;
  });
  /** The seat of this device that decides now. */
  readonly deciding: number | null = $derived.by(() => {
    const seat = this.isCaughtUp && this.info?.status === 'playing' ? (this.shown?.view.toMove ?? null) : null;
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

  /** Those who sit here may talk, and at a public table everyone. */
  readonly canSpeak = $derived.by(() => this.own.length > 0 || this.info?.options.is_public === true);

  nameOf = (seat: number): string => this.sitters[seat]?.name ?? '';

  close(): void {
    this.#isClosed = true;
    this.live.close();
    this.skip();
  }

  async #hear(message: Heard): Promise<void> {
    switch (message.type) {
      case 'view':
        this.info = message.table;
        this.chat = message.chat;
        if (message.game) await this.#catchUp();
        break;
      case 'entry':
        if (message.table) this.info = message.table;
        this.#add(message.entry, message.game);
        break;
      case 'table':
        this.info = message.table;
        // The start and a return to one's seat are told after the position.
        if (this.isCaughtUp && this.composing?.start.seat !== this.deciding) this.#begin(false);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
          announce(t('said', { name: message.line.name, text: message.line.text }));
        }
        break;
      case 'presence':
        this.people = message.people;
        this.watchers = message.watchers;
        break;
      case 'pong':
        break;
    }
  }

  /** Read the log from where we know it. */
  async #catchUp(): Promise<void> {
    const after = this.steps.at(-1)?.number ?? -1;
    for (const { entry, game } of await server.entries(this.id, after)) this.#add(entry, game);
  }

  #add(entry: server.Entry, game: server.GameInfo): void {
    const last = this.steps.at(-1) ?? null;
    if (entry.number <= (last?.number ?? -1)) return;
    if (entry.number !== (last?.number ?? -1) + 1) {
      void this.#catchUp();
      return;
    }
    this.steps = [...this.steps, stepOf(entry, game, last, this.sitters)];
    if (!this.#isPlaying) {
      this.#isPlaying = true;
      // Entries that come together are played out together.
      setTimeout(() => void this.#playOut(), 0);
    }
  }

  /** Bring the screen to the last step, one film after the other. */
  async #playOut(): Promise<void> {
    const isFirst = this.#shown < 0;
    const behind = (this.steps.at(-1)?.number ?? -1) - this.#shown;
    // Until the reader has had a turn, nothing keeps them from it.
    const isNew = this.own.length > 0 && !this.steps.some((step) => step.told && this.own.includes(step.told.seat));
    this.#isSkipping = isFirst || isNew || behind > MOST_PLAYED_OUT || !isMoving();
    while (!this.#isClosed) {
      const at = this.steps.findIndex((step) => step.number === this.#shown);
      const next = this.steps[at + 1];
      if (!next) break;
      this.composing = null;
      const before = this.steps[at];
      if (!isFirst) announce(stepInWords(next, this.nameOf).join(' '));
      if (before && next.told && !this.#isSkipping) await this.#film(before, next);
      if (next.scoring && before && !isFirst && behind <= MOST_PLAYED_OUT) await this.#showScoring(before, next);
      this.frame = null;
      this.#shown = next.number;
    }
    this.frame = null;
    this.#isPlaying = false;
    this.#begin(isFirst);
  }

  async #film(before: Step, next: Step): Promise<void> {
    if (!next.told) return;
    for (const frame of filmOf(before.view, next.view, next.told, next.scoring)) {
      if (this.#isSkipping || this.#isClosed) return;
      // One's own supporters were seen while the turn was composed.
      if (frame.about === 'supporters' && this.own.includes(next.told.seat)) continue;
      takeOff(frame, next.told);
      this.frame = frame;
      await tick();
      arrive(frame);
      await this.#wait(frame.stay);
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #showScoring(before: Step, next: Step): Promise<void> {
    if (!next.scoring) return;
    const film = next.told ? filmOf(before.view, next.view, next.told, next.scoring) : [];
    this.frame = film.find((frame) => frame.about === 'scoring') ?? this.frame;
    const view = this.frame?.view ?? before.view;
    this.scoring = { scoring: next.scoring, view };
    await new Promise<void>((done) => (this.#wake = done));
    this.scoring = null;
  }

  /** The reader has seen the scoring phase. */
  scoringSeen(): void {
    this.#wake?.();
  }

  skip(): void {
    this.#isSkipping = true;
    landAll();
    this.#wake?.();
  }

  /** The screen is at the present: if it is this device's turn, begin it. */
  #begin(isFirst: boolean): void {
    const seat = this.deciding;
    const step = this.shown;
    this.composing = null;
    if (seat === null || !step) return;
    if (step.phase === 'place')
      this.composing = new Composing({ view: step.view, legal: step.legal, seat }, (moves) => this.#preview(moves));
    announce(t('your-turn-now', { name: this.nameOf(seat) }));
    if (!isFirst && settings.sound) chime();
  }

  async #preview(moves: string[]): Promise<Previewed> {
    const start = this.shown?.view;
    const answer = await server.preview(this.id, moves);
    if (!start) throw new Error('a preview without a position');
    const area = areaOfPlacement(answer.moves[0] ?? '');
    return {
      view: {
        ...start,
        areas: answer.areas.map(areaOf),
        seats: answer.seats.map((seat, i) => panelOf(seat, i, answer.if_scored[i] ?? 0, this.sitters[i])),
      },
      legal: answer.legal,
      isComplete: answer.is_complete,
      area,
      collected: answer.collected as CardId[],
      wheel: { from: start.wheel.car, to: answer.wheel.car, scores: answer.triggers_scoring },
      deal: answer.deal_to as AreaId[],
    };
  }

  /** Send the composed turn. */
  async send(): Promise<void> {
    const composing = this.composing;
    if (!composing?.isComplete || composing.isSending) return;
    composing.isSending = true;
    await this.submit(composing.start.seat, composing.moves);
    composing.isSending = false;
  }

  async submit(seat: number, moves: string[]): Promise<void> {
    const follows = this.shown?.number;
    if (follows === undefined) return;
    try {
      const { entry, game } = await server.submit(this.id, { seat, follows, moves });
      this.problem = null;
      this.atDevice = seat;
      this.#add(entry, game);
    } catch (error) {
      this.problem = server.sentence(error);
      announce(this.problem);
    }
  }

  say = (text: string): Promise<boolean> => this.ask(() => server.say(this.id, text));

  /** Do something at the table; a refusal is shown in words. */
  async ask(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = server.sentence(error);
      announce(this.problem);
      return false;
    }
  }
}

const areaOfPlacement = (text: string): AreaId => text.split(' ')[1] as AreaId;
