/** What the reader decides at a table: whose decision it is on this device, the turn being composed, and sending it. */
import type { Step } from '../game/ledger';
import { previewedBy, type Previewed } from '../game/previewing';
import { announce } from '../lib/announcing.svelte';
import { Composing } from '../lib/composing.svelte';
import { draftOf, keepDraft } from '../lib/drafts';
import { settings } from '../lib/settings.svelte';
import { chime } from '../lib/sound';
import { t } from '../lib/words.svelte';
import type { Table } from '../tables/table.svelte';
import type { Timeline } from './timeline.svelte';

/** Who is told of what becomes of decisions. */
interface Clerk {
  /** Do something; a refusal is shown in words. Gives whether it was done. */
  ask(action: () => Promise<unknown>): Promise<boolean>;
  /** The table has answered something. */
  reached(): void;
}

export class Decisions {
  composing: Composing | null = $state.raw(null);
  /** A decision is on its way to the table. */
  isSending = $state(false);
  /** The last seat that acted on this device, for tables with several people at one. */
  atDevice: number | null = $state(null);
  /** The step and the seat for which a decision was begun. */
  #begun: { step: Step; seat: number } | null = null;
  /** The moves of a turn that went by itself. */
  #wentAtOnce: string | null = null;
  readonly #table: Table;
  readonly #timeline: Timeline;
  readonly #clerk: Clerk;

  constructor(table: Table, timeline: Timeline, clerk: Clerk) {
    this.#table = table;
    this.#timeline = timeline;
    this.#clerk = clerk;
  }

  /** The seat of this device that decides now. */
  readonly seat: number | null = $derived.by(() => {
    const { isCaughtUp, shown } = this.#timeline;
    return isCaughtUp && this.#table.isPlaying && shown ? this.#seatAt(shown) : null;
  });
  /** Several people play at this device. */
  readonly isShared = $derived.by(() => this.#table.own.length > 1);
  /** Somebody else at this device has to take it first; not where everyone looks at it together. */
  readonly handsOver = $derived.by(
    () =>
      settings.handOver &&
      this.isShared &&
      this.seat !== null &&
      this.atDevice !== this.seat &&
      !this.#timeline.shown?.result,
  );

  /** The seat of this device that decides after a step. */
  #seatAt({ view: { toMove } }: Step): number | null {
    const { own, seats } = this.#table;
    return toMove !== null && own.includes(toMove) && !seats[toMove]?.is_away ? toMove : null;
  }

  /** The table is another: the start and a return to one's seat are told after the position. */
  look(): void {
    const { isCaughtUp, shown } = this.#timeline;
    const isKnown = this.#begun ? this.#begun.seat === this.seat && this.#begun.step === shown : this.seat === null;
    if (isCaughtUp && !isKnown) this.begin(false);
  }

  /** The screen is at the present: if it is this device's decision, begin it. */
  begin(isFirst: boolean): void {
    const { seat } = this;
    const step = this.#timeline.shown;
    const isAnew = this.#isAnew();
    this.drop();
    this.#begun = seat !== null && step ? { step, seat } : null;
    if (seat === null || !step) return;
    if (step.phase === 'place') this.#compose(step, seat);
    announce(t('your-turn-now', { name: this.#table.nameOf(seat) }));
    if (isAnew && !isFirst && settings.sound) chime();
  }

  /** A turn from its beginning, or from where it was before the page was loaded again. */
  #compose(step: Step, seat: number): void {
    const { id } = this.#table;
    const start = { view: step.view, legal: step.legal, seat };
    const composing = new Composing(
      start,
      (moves) => this.#preview(moves),
      (moves) => keepDraft(id, { follows: step.number, seat, moves }),
    );
    this.composing = composing;
    // What can't be made again is made anew by the player.
    composing.restore(draftOf(id, step.number, seat)).catch(() => undefined);
  }

  /** Whether the last step has brought the decision to this device, and it was not there before. */
  #isAnew(): boolean {
    const before = this.#table.steps[this.#timeline.at - 1];
    return !before || this.#seatAt(before) === null;
  }

  /** What was being composed does not count any more. */
  drop(): void {
    this.composing?.end();
    this.composing = null;
  }

  async #preview(moves: string[]): Promise<Previewed> {
    const start = this.#timeline.shown?.view;
    if (!start) throw new Error('a preview without a position');
    const answer = await this.#table.source.preview(moves);
    this.#clerk.reached();
    return previewedBy(answer, start, this.#table.sitters);
  }

  /** Send the composed turn. */
  async send(): Promise<void> {
    const { composing } = this;
    if (!composing?.turn.canConfirm) return;
    composing.isSending = true;
    await this.submit(composing.start.seat, composing.moves);
    composing.isSending = false;
  }

  /** With the setting, a turn goes as soon as nothing is left to decide; one that was refused waits for the reader. */
  sendAtOnce(): void {
    const composing = this.handsOver ? null : this.composing;
    const moves = composing?.isComplete ? composing.moves.join() : null;
    if (moves === null) this.#wentAtOnce = null;
    if (!settings.skipConfirm || !composing?.turn.canConfirm || moves === this.#wentAtOnce) return;
    this.#wentAtOnce = moves;
    void this.send();
  }

  async submit(seat: number, moves: string[]): Promise<void> {
    const follows = this.#timeline.shown?.number;
    if (follows === undefined || this.isSending) return;
    this.isSending = true;
    await this.#clerk.ask(async () => {
      await this.#table.source.take({ seat, follows, moves });
      this.atDevice = seat;
      keepDraft(this.#table.id, { follows, seat, moves: [] });
    });
    this.isSending = false;
  }
}
