/** A turn while it is being put together. Which moves exist and what they lead to, the server says. */
import { figuresIn, meant, nextPicks, waysFor, waysOf, type Way } from '../game/choosing';
import { kindOf } from '../game/cards';
import { figureOf, readMove, type Pick } from '../game/moves';
import { awardsIn, changesBetween, type Previewed } from '../game/previewing';
import type { AreaId, FairView, FigureId, FigureStatus, TurnView } from '../game/types';

/** Where a turn starts from. */
export interface Start {
  view: FairView;
  legal: string[];
  seat: number;
}

type Ask = (moves: string[]) => Promise<Previewed>;

export class Composing {
  readonly start: Start;
  moves: string[] = $state.raw([]);
  picks: Pick[] = $state.raw([]);
  isSending = $state(false);
  /** The area whose stacks are offered in the turn bar. */
  opened: AreaId | null = $state(null);
  #wanted: FigureId | null = $state(null);
  #made: Previewed | null = $state.raw(null);
  #hinted: { area: AreaId; previewed: Previewed } | null = $state.raw(null);
  #pointed: AreaId | null = null;
  readonly #ask: Ask;
  readonly #answers = new Map<string, Promise<Previewed>>();

  constructor(start: Start, ask: Ask) {
    this.start = start;
    this.#ask = ask;
  }

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
    const shown = this.#hinted?.previewed ?? this.#made;
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
      held: held ? { area: held.area, seat: held.seat } : null,
      preview: shown && {
        area: shown.area,
        collected: shown.collected,
        wheel: shown.wheel,
        deal: shown.deal,
        changes: changesBetween(this.start.view, shown.view),
        awards: awardsIn(shown.view),
      },
      progress: { moves: this.moves.length, picks: this.picks.length },
      canUndo: this.moves.length + this.picks.length > 0,
      canDiscard: this.active !== null && this.#ways.some((way) => way.text === `discard ${this.active}`),
      canConfirm: this.isComplete && !this.isSending,
      isSending: this.isSending,
    };
  });

  /** The view as the composed turn leaves it, for everyone's points. */
  readonly view: FairView | null = $derived.by(() => (this.#hinted?.previewed ?? this.#made)?.view ?? null);

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
    this.#pointed = area;
    const way = area ? this.#wayOver(area) : null;
    if (!area || !way || this.isSending) {
      this.#hinted = null;
      return;
    }
    const previewed = await this.#answer([...this.moves, way.text]);
    if (this.#pointed === area && this.#wayOver(area)?.text === way.text) this.#hinted = { area, previewed };
  }

  /** The move that touching an area would complete, if it would. */
  #wayOver(area: AreaId): Way | null {
    const pick = this.#next.find((one) => one.kind !== 'stack' && one.area === area);
    return pick ? meant(this.#open, [...this.picks, pick]) : null;
  }

  async pickArea(area: AreaId): Promise<void> {
    const pick = this.#next.find((one) => one.kind !== 'stack' && one.area === area);
    if (pick) await this.#pick(pick);
    else if (this.#next.some((one) => one.kind === 'stack' && one.area === area)) this.opened = area;
    else if (this.#isChangeable) await this.#placeElsewhere(area);
  }

  async #placeElsewhere(area: AreaId): Promise<void> {
    const way = waysOf(this.start.legal, null).find((one) => one.text === `place ${area}`);
    if (!way || this.isSending) return;
    this.#forget();
    await this.#play([way.text]);
  }

  async pickStack(area: AreaId, seat: number): Promise<void> {
    const pick = this.#next.find((one) => one.kind === 'stack' && one.area === area && one.seat === seat);
    if (pick) await this.#pick(pick);
  }

  async #pick(pick: Pick): Promise<void> {
    const picks = [...this.picks, pick];
    const way = meant(this.#open, picks);
    this.opened = null;
    if (way) await this.#play([...this.moves, way.text]);
    else this.picks = picks;
  }

  choose(figure: FigureId): void {
    if (!this.#figures.includes(figure)) return;
    this.#wanted = figure;
    this.picks = [];
    this.opened = null;
  }

  async discard(): Promise<void> {
    if (this.active && this.turn.canDiscard) await this.#play([...this.moves, `discard ${this.active}`]);
  }

  async undo(): Promise<void> {
    if (this.isSending) return;
    if (this.picks.length) {
      this.picks = this.picks.slice(0, -1);
      return;
    }
    const moves = this.moves.slice(0, -1);
    this.#forget();
    if (moves.length) await this.#play(moves);
    else {
      this.moves = [];
      this.#made = null;
    }
  }

  #forget(): void {
    this.picks = [];
    this.#wanted = null;
    this.opened = null;
    this.#hinted = null;
  }

  async #play(moves: string[]): Promise<void> {
    const previewed = await this.#answer(moves);
    this.#forget();
    this.#pointed = null;
    this.#made = previewed;
    this.moves = moves;
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
