/** What of a table's log is on the screen: step after step, each played out as a film. */
import { tick } from 'svelte';
import { announce } from '../lib/announcing.svelte';
import { arrive, landAll, takeOff } from '../lib/flight';
import { filmOf, type Frame } from '../game/frames';
import type { Step, WireScoring } from '../game/ledger';
import { moves as isMoving } from '../lib/settings.svelte';
import { inWords } from '../lib/in_words';
import type { FairView } from '../game/types';

/** With more news than this at once, the board jumps to the present. */
const MOST_PLAYED_OUT = 8;

/** Whose log it is. */
interface Logged {
  readonly steps: readonly Step[];
  /** The seats of the reader. */
  readonly own: readonly number[];
  readonly nameOf: (seat: number) => string;
}

export class Playback {
  frame: Frame | null = $state.raw(null);
  /** A scoring phase that is being shown. */
  scoring: { scoring: WireScoring; view: FairView } | null = $state.raw(null);
  isPlaying = $state(false);
  /** The number of the last step that is on the screen. */
  shown = $state(-1);
  #isSkipping = false;
  #isClosed = false;
  #wake: (() => void) | null = null;
  readonly #log: Logged;
  readonly #begin: () => void;
  readonly #end: (isFirst: boolean) => void;

  /** `begin` is called before each step, `end` when the screen is at the present. */
  constructor(log: Logged, begin: () => void, end: (isFirst: boolean) => void) {
    this.#log = log;
    this.#begin = begin;
    this.#end = end;
  }

  /** There is something new in the log. */
  goOn(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    // Entries that come together are played out together.
    setTimeout(() => void this.#playOut(), 0);
  }

  /** Show the log from its first step again. */
  reset(): void {
    this.shown = -1;
    this.skip();
  }

  close(): void {
    this.#isClosed = true;
    this.skip();
  }

  skip(): void {
    this.#isSkipping = true;
    landAll();
    this.#wake?.();
  }

  /** The reader has seen the scoring phase. */
  scoringSeen(): void {
    this.#wake?.();
  }

  /** Bring the screen to the last step, one film after the other. */
  async #playOut(): Promise<void> {
    const { steps, own, nameOf } = this.#log;
    const isFirst = this.shown < 0;
    const behind = (steps.at(-1)?.number ?? -1) - this.shown;
    // Until the reader has had a turn, nothing keeps them from it.
    const isNew = own.length > 0 && !steps.some((step) => step.told && own.includes(step.told.seat));
    this.#isSkipping = isFirst || isNew || behind > MOST_PLAYED_OUT || !isMoving();
    while (!this.#isClosed) {
      const at = this.#log.steps.findIndex((step) => step.number === this.shown);
      const next = this.#log.steps[at + 1];
      if (!next) break;
      this.#begin();
      const before = this.#log.steps[at];
      if (!isFirst) announce(inWords.step(next, nameOf).join(' '));
      if (before && next.told && !this.#isSkipping) await this.#film(before, next);
      if (next.scoring && before && !isFirst && behind <= MOST_PLAYED_OUT) await this.#showScoring(before, next);
      this.frame = null;
      this.shown = next.number;
    }
    this.frame = null;
    this.isPlaying = false;
    this.#end(isFirst);
  }

  async #film(before: Step, next: Step): Promise<void> {
    if (!next.told) return;
    for (const frame of filmOf(before.view, next.view, next.told, next.scoring)) {
      if (this.#isSkipping || this.#isClosed) return;
      // One's own supporters were seen while the turn was composed.
      if (frame.about === 'supporters' && this.#log.own.includes(next.told.seat)) continue;
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
}
