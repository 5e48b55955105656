/** What the reader decides at a table: whose decision it is on this device, the turn being composed, and sending it. */
import type { Step } from '../game/ledger';
import { previewedBy, type Previewed } from '../game/previewing';
import { announce } from '../lib/announcing.svelte';
import { Composing } from '../lib/composing.svelte';
import { settings } from '../lib/settings.svelte';
import { chime } from '../lib/sound';
import { t } from '../lib/words.svelte';
import type { Table } from '../tables/table.svelte';
import type { Timeline } from './timeline.svelte';

/** Do something; a refusal is shown in words. Gives whether it was done. */
type Ask = (action: () => Promise<unknown>) => Promise<boolean>;

export class Decisions {
  composing: Composing | null = $state.raw(null);
  /** The last seat that acted on this device, for tables with several people at one. */
  atDevice: number | null = $state(null);
  /** The step and the seat for which a decision was begun. */
  #begun: { step: Step; seat: number } | null = null;
  /** The moves of a turn that went by itself. */
  #wentAtOnce: string | null = null;
  readonly #table: Table;
  readonly #timeline: Timeline;
  readonly #ask: Ask;

  constructor(table: Table, timeline: Timeline, ask: Ask) {
    this.#table = table;
    this.#timeline = timeline;
    this.#ask = ask;
  }

  /** The seat of this device that decides now. */
  readonly seat: number | null = $derived.by(() => {
    const { isCaughtUp, shown } = this.#timeline;
    return isCaughtUp && this.#table.isPlaying && shown ? this.#seatAt(shown) : null;
  });
  /** Somebody else at this device has to take it first. */
  readonly handsOver = $derived.by(
    () =>
      this.#table.own.length > 1 && this.seat !== null && this.atDevice !== this.seat && !this.#timeline.shown?.result,
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
    this.composing = null;
    this.#begun = seat !== null && step ? { step, seat } : null;
    if (seat === null || !step) return;
    if (step.phase === 'place')
      this.composing = new Composing({ view: step.view, legal: step.legal, seat }, (moves) => this.#preview(moves));
    announce(t('your-turn-now', { name: this.#table.nameOf(seat) }));
    if (isAnew && !isFirst && settings.sound) chime();
  }

  /** Whether the last step has brought the decision to this device, and it was not there before. */
  #isAnew(): boolean {
    const before = this.#table.steps[this.#timeline.at - 1];
    return !before || this.#seatAt(before) === null;
  }

  /** What was being composed does not count any more. */
  drop(): void {
    this.composing = null;
  }

  async #preview(moves: string[]): Promise<Previewed> {
    const start = this.#timeline.shown?.view;
    if (!start) throw new Error('a preview without a position');
    return previewedBy(await this.#table.source.preview(moves), start, this.#table.sitters);
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
    if (follows === undefined) return;
    await this.#ask(async () => {
      await this.#table.source.take({ seat, follows, moves });
      this.atDevice = seat;
    });
  }
}
