/** Plays a step out, beat by beat; a scoring phase waits for its reader. */
import { tick } from 'svelte';
import { beatsOf, type Beat, type Picture } from '../game/beats';
import type { Step } from '../game/ledger';
import { announce } from '../lib/announcing.svelte';
import { playFigure, sendSupporter, takeCards } from '../lib/flight';
import { inWords } from '../lib/in_words';
import { pace } from '../lib/pace';
import { sound } from '../lib/sound';
import { Stage } from '../lib/stage';

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

/** A scoring phase that is being gone through. */
export class ScoringPhase {
  readonly beats: readonly Beat[];
  at = $state(0);

  constructor(beats: readonly Beat[]) {
    this.beats = beats;
  }
}

/** What the reader has decided themselves a moment ago. */
const DECIDED: readonly Beat['about'][] = ['supporters', 'discard', 'approval', 'takeback'];

export class Projector {
  /** The board that it is shown on. */
  readonly stage = new Stage();
  #picture: Picture | null = $state.raw(null);
  scoring: ScoringPhase | null = $state.raw(null);
  /** How many sentences of the step have been told. */
  told = $state(0);
  /** Grows with every show, so that an older one knows that it is over. */
  #show = 0;
  #isSkipping = false;
  #wake: (() => void) | null = null;
  readonly #audience: Audience;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** The picture of the moment; null while nothing is played out. */
  readonly frame: Picture | null = $derived.by(() => this.scoring?.beats[this.scoring.at] ?? this.#picture);

  /** Say what a step did. */
  tell(step: Step): void {
    announce(inWords.step(step, this.#audience.nameOf).join(' '));
  }

  /**
   * From one step to the next; gives whether it came to its end, and was not broken off.
   * The last picture stays until `rest`, so that the step itself can take its place.
   */
  async show(before: Step, next: Step, { isTold, isFilmed, isScored }: Showing): Promise<boolean> {
    this.stop();
    const mine = this.#show;
    this.#isSkipping = !isFilmed;
    const beats = beatsOf(before.view, next, inWords.narrator(this.#audience.nameOf));
    const scoring = beats.filter((beat) => beat.scored);
    // A phase that is gone through is told on the way.
    if (isTold && isScored) announce(inWords.events(next, this.#audience.nameOf).join(' '));
    else if (isTold) this.tell(next);
    await this.#film(beats.slice(0, beats.length - scoring.length), mine);
    if (isScored && scoring.length && mine === this.#show) await this.#goThrough(scoring);
    return mine === this.#show;
  }

  /** The rest of the film is not wanted; a scoring phase has been seen. */
  skip(): void {
    this.#isSkipping = true;
    this.stage.land();
    this.#wake?.();
  }

  /** Nothing is played out any longer. */
  rest(): void {
    this.#picture = null;
    this.scoring = null;
    this.told = 0;
  }

  /** Break off whatever is shown. */
  stop(): void {
    this.#show++;
    this.skip();
    this.rest();
  }

  async #film(beats: readonly Beat[], mine: number): Promise<void> {
    const isOver = (): boolean => mine !== this.#show || this.#isSkipping;
    for (const [i, beat] of beats.entries()) {
      if (isOver()) return;
      const isOwn = beat.seat !== null && this.#audience.own.includes(beat.seat);
      if (isOwn && DECIDED.includes(beat.about)) continue;
      this.told = i + 1;
      await this.#depart(beat, isOver);
      if (isOver()) return;
      takeCards(this.stage, beat);
      this.#picture = beat;
      if (beat.sound) sound(beat.sound);
      await this.#wait(pace.stay(beat.weight));
    }
  }

  /** What is seen before a beat has happened: a supporter on its way, the cards lifted. */
  async #depart(beat: Beat, isOver: () => boolean): Promise<void> {
    if (!beat.leaving) return;
    playFigure(this.stage, beat);
    this.#picture = beat.leaving;
    await tick();
    if (isOver()) return;
    if (beat.journey) sendSupporter(this.stage, beat.journey);
    await this.#wait(beat.journey ? pace.travel() : pace.lift());
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

  async #goThrough(beats: readonly Beat[]): Promise<void> {
    this.told = Infinity;
    this.scoring = new ScoringPhase(beats);
    await new Promise<void>((done) => (this.#wake = done));
    this.scoring = null;
  }
}
