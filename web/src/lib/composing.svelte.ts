/** A turn while it is being put together. Which moves exist and what they lead to, the server says. */
import { figuresIn, meant, nextPicks, waysFor, waysOf, type Way } from '../game/choosing';
import { kindOf } from '../game/cards';
import { consequenceOf, type Consequence } from '../game/consequence';
import { areaOf, figureOf, readMove, type Pick } from '../game/moves';
import { previewOf, type Previewed } from '../game/previewing';
import type { AreaId, FairView, FigureId, FigureStatus, TurnView } from '../game/types';

/** Where a turn starts from. */
export interface Start {
  view: FairView;
  legal: string[];
  seat: number;
}

type Ask = (moves: string[]) => Promise<Previewed>;

/** A move that is made, and what the turn leads to with it. */
interface Made {
  move: string;
  previewed: Previewed;
}

export class Composing {
  readonly start: Start;
  picks: Pick[] = $state.raw([]);
  isSending = $state(false);
  /** The area whose stacks are offered in the turn bar. */
  opened: AreaId | null = $state(null);
  #wanted: FigureId | null = $state(null);
  #steps: Made[] = $state.raw([]);
  #hinted: Previewed | null = $state.raw(null);
  /** The moves of the turn that the player wants and the server has not answered; whatever is done meanwhile ends this. */
  #wished: string[] | null = $state.raw(null);
  /** The moves that are pointed at; an answer to any others comes too late. */
  #pointed: string[] | null = null;
  /** The turn is over: nothing that is answered later is anybody's business. */
  #isOver = false;
  readonly #ask: Ask;
  readonly #onmoves: (moves: string[]) => void;
  readonly #answers = new Map<string, Promise<Previewed>>();

  /** `onmoves` is told of the moves whenever they are others. */
  constructor(start: Start, ask: Ask, onmoves: (moves: string[]) => void = () => undefined) {
    this.start = start;
    this.#ask = ask;
    this.#onmoves = onmoves;
  }

  readonly moves: string[] = $derived.by(() => this.#steps.map((step) => step.move));
  /** What the moves lead to. */
  readonly #made: Previewed | null = $derived.by(() => this.#steps.at(-1)?.previewed ?? null);
  readonly #ways: Way[] = $derived.by(() =>
    waysOf(this.moves.length ? (this.#made?.legal ?? []) : this.start.legal, this.#made?.area ?? null),
  );
  readonly #figures = $derived.by(() => figuresIn(this.#ways));
  readonly active: FigureId | null = $derived.by(() =>
    this.#wanted && this.#figures.includes(this.#wanted) ? this.#wanted : (this.#figures[0] ?? null),
  );
  readonly #open = $derived.by(() => waysFor(this.#ways, this.active));
  readonly #next = $derived.by(() => nextPicks(this.#open, this.picks));

  /** Whether the composed turn can be sent. */
  readonly isComplete = $derived.by(() => this.moves.length > 0 && (this.#made?.isComplete ?? false));

  /** Only the placement is made, and nothing is left: touching another area is a change of mind. */
  readonly #isChangeable = $derived.by(() => this.isComplete && this.moves.length === 1);

  readonly turn: TurnView = $derived.by(() => {
    const held = this.picks.find((pick) => pick.kind === 'stack');
    return {
      step: !this.moves.length ? 'area' : this.isComplete ? 'confirm' : 'figures',
      place: this.#made?.area ?? (this.moves.length ? null : this.#firstArea()),
      figures: this.#figureCards(),
      asks: this.#next[0]?.kind ?? null,
      targets: this.#isChangeable
        ? this.start.legal.map(readMove).flatMap((move) => (move.kind === 'place' && !move.from ? [move.area] : []))
        : this.#next.flatMap((pick) => (pick.kind === 'stack' ? [] : [pick.area])),
      stacks: this.#next.flatMap((pick) => (pick.kind === 'stack' ? [{ area: pick.area, seat: pick.seat }] : [])),
      opened: this.opened,
      held: held ? { area: held.area, seat: held.seat } : null,
      only: this.#only,
      waits: this.#waits,
      preview: previewOf(this.start.view, this.#made, this.#hinted),
      progress: { moves: this.moves.length, picks: this.picks.length },
      canUndo: !this.isSending && (this.#wished !== null || this.moves.length + this.picks.length > 0),
      canDiscard: this.active !== null && this.#ways.some((way) => way.text === `discard ${this.active}`),
      canConfirm: this.isComplete && !this.isSending && !this.#wished,
      isSending: this.isSending,
      isPending: this.isSending || this.#wished !== null,
    };
  });

  /** The view as the composed turn leaves it, with what is pointed at. */
  readonly view: FairView | null = $derived.by(() => (this.#hinted ?? this.#made)?.view ?? null);
  /** The same with nothing but what is decided. */
  readonly decided: FairView | null = $derived.by(() => this.#made?.view ?? null);

  /** What the turn leads to for who composes it; null before anything is chosen or pointed at. */
  readonly consequence: Consequence | null = $derived.by(() => {
    const { preview } = this.turn;
    return this.view && preview ? consequenceOf(this.start.view, this.view, this.start.seat, preview) : null;
  });

  /** A figure that can go to one area only needs no pointing at it. */
  get #only(): AreaId | null {
    const [pick] = this.#next;
    return this.active && this.#next.length === 1 && pick?.kind === 'area' && !this.picks.length ? pick.area : null;
  }

  get #waits(): AreaId | null {
    const move = this.#wished?.at(-1);
    return move === undefined ? null : areaOf(readMove(move), this.#made?.area ?? null);
  }

  #firstArea(): AreaId | null {
    const pick = this.picks[0];
    return pick?.kind === 'area' ? pick.area : null;
  }

  #figureCards(): TurnView['figures'] {
    const spent = this.moves.map(readMove).flatMap((move) => {
      const figure = figureOf(move);
      return figure ? [{ figure, status: move.kind === 'discard' ? 'discarded' : 'played' } as const] : [];
    });
    let isActiveShown = false;
    return (this.start.view.seats[this.start.seat]?.figures ?? []).map((card) => {
      const used = spent.findIndex((one) => one.figure === kindOf(card));
      if (used >= 0) return { card, status: spent.splice(used, 1)[0]?.status ?? 'played' };
      const status: FigureStatus = !isActiveShown && kindOf(card) === this.active ? 'active' : 'waiting';
      isActiveShown ||= status === 'active';
      return { card, status };
    });
  }

  /** The pointer or the focus is over an area: look at what it would lead to. */
  async point(area: AreaId | null): Promise<void> {
    const way = area && !this.isSending ? this.#wayOver(area) : null;
    const moves = way && [...this.moves, way.text];
    this.#pointed = moves;
    // Nothing is decided by pointing, so there is nothing to refuse.
    const previewed = moves && (await this.#answer(moves).catch(() => null));
    if (this.#pointed === moves) this.#hinted = previewed;
  }

  /** The move that touching an area would complete, if it would. */
  #wayOver(area: AreaId): Way | null {
    const pick = this.#next.find((one) => one.kind !== 'stack' && one.area === area);
    return pick ? meant(this.#open, [...this.picks, pick]) : null;
  }

  async pickArea(area: AreaId): Promise<void> {
    const pick = this.#next.find((one) => one.kind !== 'stack' && one.area === area);
    const stacks = this.#next.filter((one) => one.kind === 'stack' && one.area === area);
    if (pick) await this.#pick(pick);
    else if (stacks[0] && stacks.length === 1) await this.#pick(stacks[0]);
    else if (stacks.length) this.#turnTo(this.#steps, { picks: this.picks, figure: this.#wanted, opened: area });
    else if (this.#isChangeable) await this.#placeElsewhere(area);
  }

  async #placeElsewhere(area: AreaId): Promise<void> {
    const way = waysOf(this.start.legal, null).find((one) => one.text === `place ${area}`);
    if (way) await this.#play([], way.text);
  }

  async pickStack(area: AreaId, seat: number): Promise<void> {
    const pick = this.#next.find((one) => one.kind === 'stack' && one.area === area && one.seat === seat);
    if (pick) await this.#pick(pick);
  }

  async #pick(pick: Pick): Promise<void> {
    const picks = [...this.picks, pick];
    const way = meant(this.#open, picks);
    if (way) await this.#play(this.#steps, way.text);
    else this.#turnTo(this.#steps, { picks, figure: this.#wanted });
  }

  /** Play the active figure where alone it can go. */
  async play(): Promise<void> {
    const area = this.#only;
    if (area) await this.pickArea(area);
  }

  choose(figure: FigureId): void {
    if (this.#figures.includes(figure)) this.#turnTo(this.#steps, { figure });
  }

  async discard(): Promise<void> {
    if (this.active && this.turn.canDiscard) await this.#play(this.#steps, `discard ${this.active}`);
  }

  /** Take back what was done last, whether the server has answered it or not. */
  async undo(): Promise<void> {
    if (this.#wished) this.#wished = null;
    else if (this.opened) this.opened = null;
    else if (this.picks.length) this.#turnTo(this.#steps, { picks: this.picks.slice(0, -1), figure: this.#wanted });
    else this.#turnTo(this.#steps.slice(0, -1));
  }

  /** Make these moves as far as they are still legal, unless the player does something meanwhile. */
  async restore(moves: readonly string[]): Promise<void> {
    for (const [i, move] of moves.entries()) {
      if (this.moves.length !== i || this.#wished || !this.#ways.some((way) => way.text === move)) return;
      await this.#play(this.#steps, move);
    }
  }

  /** Whatever is answered from now on comes too late. */
  end(): void {
    this.#isOver = true;
    this.#wished = null;
    this.#pointed = null;
  }

  /** The turn is this from now on: answers to what was asked before don't count any more. */
  #turnTo(
    steps: Made[],
    {
      picks = [],
      figure = null,
      opened = null,
    }: { picks?: Pick[]; figure?: FigureId | null; opened?: AreaId | null } = {},
  ): void {
    if (this.isSending || this.#isOver) return;
    const isChanged = steps !== this.#steps;
    this.#steps = steps;
    this.picks = picks;
    this.#wanted = figure;
    this.opened = opened;
    this.#wished = null;
    this.#pointed = null;
    this.#hinted = null;
    if (isChanged) this.#onmoves(this.moves);
  }

  /** Make a move after these, once the server has said what it leads to. */
  async #play(before: Made[], move: string): Promise<void> {
    if (this.isSending || this.#isOver) return;
    const wished = [...before.map((step) => step.move), move];
    this.#wished = wished;
    this.opened = null;
    try {
      const previewed = await this.#answer(wished);
      if (this.#wished === wished) this.#turnTo([...before, { move, previewed }]);
    } catch (error) {
      if (this.#wished !== wished) return;
      this.#wished = null;
      throw error;
    }
  }

  #answer(moves: string[]): Promise<Previewed> {
    const key = moves.join('|');
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#ask(moves);
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
