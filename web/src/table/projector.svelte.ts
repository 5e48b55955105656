/** Plays a step out: its words, its film, and what a scoring phase gave. */
import { tick } from 'svelte';
import { filmOf, type Frame } from '../game/frames';
import type { Step, WireScoring } from '../game/ledger';
import type { FairView } from '../game/types';
import { announce } from '../lib/announcing.svelte';
import { arrive, landAll, takeOff } from '../lib/flight';
import { inWords } from '../lib/in_words';

/** For whom it is shown. */
export interface Audience {
  /** The seats of the reader: their own supporters were seen while the turn was composed. */
  readonly own: readonly number[];
  readonly nameOf: (seat: number) => string;
}

/** What of a step is shown. */
export interface Showing {
  isTold: boolean;
  isFilmed: boolean;
  /** A scoring phase is gone through until the reader has seen it. */
  isScored: boolean;
}

export class Projector {
  frame: Frame | null = $state.raw(null);
  /** A scoring phase that is being shown. */
  scoring: { scoring: WireScoring; view: FairView } | null = $state.raw(null);
  /** Grows with every show, so that an older one knows that it is over. */
  #show = 0;
  #isSkipping = false;
  #wake: (() => void) | null = null;
  readonly #audience: Audience;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Say what a step did. */
  tell(step: Step): void {
    announce(inWords.step(step, this.#audience.nameOf).join(' '));
  }

  /** From one step to the next; gives whether it came to its end, and was not broken off. */
  async show(before: Step, next: Step, { isTold, isFilmed, isScored }: Showing): Promise<boolean> {
    this.stop();
    const mine = this.#show;
    this.#isSkipping = !isFilmed;
    if (isTold) this.tell(next);
    await this.#film(before, next, mine);
    if (isScored && mine === this.#show) await this.#showScoring(before, next);
    if (mine !== this.#show) return false;
    this.frame = null;
    return true;
  }

  /** The rest of the film is not wanted; a scoring phase has been seen. */
  skip(): void {
    this.#isSkipping = true;
    landAll();
    this.#wake?.();
  }

  /** Break off whatever is shown. */
  stop(): void {
    this.#show++;
    this.skip();
    this.frame = null;
    this.scoring = null;
  }

  async #film(before: Step, { told, view, scoring }: Step, mine: number): Promise<void> {
    if (!told || this.#isSkipping) return;
    for (const frame of filmOf(before.view, view, told, scoring)) {
      if (frame.about === 'supporters' && this.#audience.own.includes(told.seat)) continue;
      takeOff(frame, told);
      this.frame = frame;
      await tick();
      if (mine !== this.#show) return;
      arrive(frame);
      await this.#wait(frame.stay);
      if (mine !== this.#show || this.#isSkipping) return;
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

  async #showScoring(before: Step, { told, view, scoring }: Step): Promise<void> {
    if (!scoring) return;
    const film = told ? filmOf(before.view, view, told, scoring) : [];
    this.frame = film.find((frame) => frame.about === 'scoring') ?? this.frame;
    this.scoring = { scoring, view: this.frame?.view ?? before.view };
    await new Promise<void>((done) => (this.#wake = done));
    this.scoring = null;
  }
}
