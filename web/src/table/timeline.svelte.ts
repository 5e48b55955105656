/** The steps of a game in time: which one is on the screen, and the ways to another. */
import type { Picture } from '../game/beats';
import { standing, type Step } from '../game/ledger';
import { named, type Sitter } from '../game/present';
import type { FairView } from '../game/types';
import { isPlayedOut, pace } from '../lib/pace';
import { Projector, type Audience } from './projector.svelte';

/** With more news than this at once, the board jumps to the present. */
const MOST_PLAYED_OUT = 8;

/** Whose steps they are. */
export interface Story extends Audience {
  readonly steps: readonly Step[];
  readonly sitters: readonly Sitter[];
}

/** Who wants to know when the screen moves. */
export interface Spectator {
  /** The next step is about to be shown. */
  leaving?: () => void;
  /** A step is on the screen that the reader went to. */
  arrived?: () => void;
  /** The screen is at the present; `isFirst`: it had shown nothing before. */
  caughtUp?: (isFirst: boolean) => void;
}

export class Timeline {
  /** The index of the last step that is on the screen; -1 before there is one. */
  at = $state(-1);
  /** Goes on by itself until somebody stops it. */
  isPlaying = $state(false);
  /** On its way to the present. */
  isFollowing = $state(false);
  readonly projector: Projector;
  #isSkipping = false;
  #isClosed = false;
  /** The index of the step whose film the reader has asked for. */
  #coming: number | null = null;
  /** Grows with every start, so that an older one knows that it is over. */
  #plays = 0;
  readonly #story: Story;
  readonly #spectator: Spectator;

  constructor(story: Story, spectator: Spectator = {}) {
    this.#story = story;
    this.#spectator = spectator;
    this.projector = new Projector(story);
  }

  readonly last = $derived.by(() => this.#story.steps.length - 1);
  readonly shown: Step | null = $derived.by(() => this.#story.steps[this.at] ?? null);
  readonly isCaughtUp = $derived.by(() => !this.isFollowing && this.at === this.last);
  /** The picture of the moment, with the names of now. */
  readonly view: FairView | null = $derived.by(() => {
    const view = this.projector.frame?.view ?? this.shown?.view;
    return view ? named(view, this.#story.sitters) : null;
  });

  /** The steps that were not taken back, up to what is on the screen. */
  readonly seen: Step[] = $derived.by(() => standing(this.#story.steps.slice(0, this.at + 1)));
  /** The step that is being played out, as far as it has been told. */
  readonly growing: { step: Step; told: number } | null = $derived.by(() => {
    const step = this.projector.frame && this.#story.steps[this.at + 1];
    return step ? { step, told: this.projector.told } : null;
  });
  /** What was seen since the reader's last turn, oldest first; the scoring that this turn triggered is part of it. */
  readonly news: Step[] = $derived.by(() => {
    const last = this.seen.findLastIndex((step) => step.told && this.#story.own.includes(step.told.seat));
    const own = this.seen[last];
    const since = this.seen.slice(last + 1).filter((step) => step.kind !== 'start');
    return own?.scoring ? [{ ...own, told: null }, ...since] : since;
  });

  /** The picture of what is being played out. */
  get frame(): Picture | null {
    return this.projector.frame;
  }

  /** To a step at once. */
  jump(to: number): void {
    this.isPlaying = false;
    this.#leap(to);
  }

  /** On by one step, as a film; with another on its way, that one has happened. */
  forward(): void {
    this.isPlaying = false;
    void this.#advance();
  }

  /** Play on to the end, from the beginning if this is the end; or stop. */
  async play(): Promise<void> {
    const mine = ++this.#plays;
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at >= this.last) this.#leap(0);
    while (this.isPlaying && mine === this.#plays && (await this.#advance()))
      await new Promise((done) => setTimeout(done, pace.between()));
    if (mine === this.#plays) this.isPlaying = false;
  }

  /** There is something new: on to the present. */
  follow(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    // Steps that come together are played out together.
    setTimeout(() => void this.#catchUp(), 0);
  }

  /** The rest of what is played out is not wanted. */
  skip(): void {
    this.#isSkipping = true;
    this.projector.skip();
  }

  /** Show the story from its first step again. */
  restart(): void {
    this.at = -1;
    this.#coming = null;
    this.#isSkipping = true;
    this.projector.stop();
  }

  close(): void {
    this.#isClosed = true;
    this.isPlaying = false;
    this.projector.stop();
  }

  #leap(to: number): void {
    this.projector.stop();
    this.#arrive(Math.min(Math.max(0, to), this.last));
    if (this.shown) this.projector.tell(this.shown);
  }

  #arrive(at: number): void {
    this.#coming = null;
    this.at = at;
    this.projector.rest();
    this.#spectator.arrived?.();
  }

  /** Gives whether it came to its end. */
  async #advance(): Promise<boolean> {
    if (this.#coming !== null) this.#arrive(this.#coming);
    const before = this.#story.steps[this.at];
    const next = this.#story.steps[this.at + 1];
    if (!before || !next) return false;
    this.#coming = this.at + 1;
    const how = { isTold: true, isFilmed: isPlayedOut(), isScored: true };
    const isSeen = await this.projector.show(before, next, how);
    if (isSeen) this.#arrive(this.at + 1);
    return isSeen;
  }

  /** Bring the screen to the last step, one film after the other. */
  async #catchUp(): Promise<void> {
    const { steps, own } = this.#story;
    const isFirst = this.at < 0;
    const isFar = this.last - this.at > MOST_PLAYED_OUT;
    // Until the reader has had a turn, nothing keeps them from it.
    const isNew = own.length > 0 && !steps.some((step) => step.told && own.includes(step.told.seat));
    this.#isSkipping = isFirst || isNew || isFar || !isPlayedOut();
    while (!this.#isClosed && this.at < this.last) {
      this.#spectator.leaving?.();
      const before = this.#story.steps[this.at];
      const next = this.#story.steps[this.at + 1];
      const how = { isTold: !isFirst, isFilmed: !this.#isSkipping, isScored: !isFirst && !isFar };
      if (!before || !next || (await this.projector.show(before, next, how))) {
        this.at++;
        this.projector.rest();
      }
    }
    this.isFollowing = false;
    if (!this.#isClosed) this.#spectator.caughtUp?.(isFirst);
  }
}
