/** A finished turn as a short film: each supporter, the cards taken, the wheel, the cards dealt. */
import { kindOf } from './cards';
import type { TurnTold, WireScoring } from './ledger';
import { areaOf, figureOf, type Move } from './moves';
import type { AreaId, AreaView, CardId, FairView, FigureId, SeatView } from './types';

/** A supporter on its way. */
export interface Journey {
  seat: number;
  /** Null from the supply. */
  from: AreaId | null;
  to: AreaId;
  /** Whose doing it is, if a figure's. */
  figure: FigureId | null;
}

export interface Frame {
  view: FairView;
  /** What this picture is about. */
  about: 'supporters' | 'collect' | 'wheel' | 'deal' | 'scoring' | 'after';
  /** Where supporters came or went, by area and seat. */
  changes: { area: AreaId; seat: number; by: number }[];
  journey: Journey | null;
  /** The area whose cards are being taken. */
  collecting: AreaId | null;
  /** The cards that come from the deck, in order. */
  arriving: CardId[];
  /** Which line of the turn in words this is. */
  line: number;
  /** How long it stays, in thousandths of a second. */
  stay: number;
}

const withAreas = (view: FairView, change: (area: AreaView) => AreaView): FairView => ({
  ...view,
  areas: view.areas.map(change),
});

/** The supporter that a move sends, if it sends one. */
function journeyOf(move: Move, seat: number, placed: AreaId): Journey | null {
  const to = areaOf(move, placed);
  if (!to || move.kind === 'approve') return null;
  if (move.kind === 'palmer') return { seat: move.seat, from: move.from, to, figure: 'palmer' };
  const from = move.kind === 'place' || move.kind === 'figure' ? move.from : null;
  return { seat, from, to, figure: figureOf(move) };
}

function changesOf({ seat, from, to }: Journey): Frame['changes'] {
  if (from === to) return [];
  return [{ area: to, seat, by: 1 }, ...(from ? [{ area: from, seat, by: -1 }] : [])];
}

const changed = (view: FairView, changes: Frame['changes']): FairView =>
  withAreas(view, (area) => ({
    ...area,
    supporters: area.supporters.map((count, seat) =>
      changes.reduce((sum, one) => (one.area === area.area && one.seat === seat ? sum + one.by : sum), count),
    ),
  }));

const withSeat = (view: FairView, seat: number, change: (seat: SeatView) => SeatView): FairView => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? change(one) : one)),
});

/** The figure's card is gone from its owner's hand, whether it was played or given up. */
function withoutFigure(view: FairView, seat: number, figure: FigureId | null): FairView {
  return withSeat(view, seat, (one) => {
    const used = one.figures.findIndex((card) => kindOf(card) === figure);
    return used < 0 ? one : { ...one, figures: one.figures.filter((_, i) => i !== used) };
  });
}

const fromSupply = (view: FairView, { seat, from }: Journey): FairView =>
  from ? view : withSeat(view, seat, (one) => ({ ...one, supply: one.supply - 1 }));

export function filmOf(before: FairView, after: FairView, turn: TurnTold, scoring: WireScoring | null): Frame[] {
  const film: Frame[] = [];
  const add = (view: FairView, about: Frame['about'], stay: number, more: Partial<Frame> = {}): FairView => {
    film.push({ view, about, changes: [], journey: null, collecting: null, arriving: [], line: 0, stay, ...more });
    return view;
  };
  let view: FairView = { ...before, toMove: turn.seat };
  turn.moves.forEach((move, line) => {
    view = withoutFigure(view, turn.seat, figureOf(move));
    const journey = journeyOf(move, turn.seat, turn.placed);
    if (!journey) return;
    const changes = changesOf(journey);
    view = add(fromSupply(changed(view, changes), journey), 'supporters', 560, { changes, journey, line });
  });
  const supported = scoring ? view : withPlaces(view, after);
  if (film.at(-1)) film[film.length - 1] = { ...(film.at(-1) as Frame), view: supported, ...taking(turn) };
  view = withAreas(supported, (area) => (area.area === turn.placed ? { ...area, cards: [] } : area));
  // What a scoring phase gives is told by itself.
  if (!scoring) view = { ...view, seats: after.seats };
  let line = turn.moves.length;
  if (turn.collected.length) add(view, 'collect', 420, { line });
  const car = scoring ? view.wheel.spaces : after.wheel.car;
  if (car !== before.wheel.car) {
    view = { ...view, wheel: { ...view.wheel, car, remaining: view.wheel.spaces - car } };
    add(view, 'wheel', 560, { line: ++line });
  }
  view = withAreas(view, (area) => ({
    ...area,
    cards: [...area.cards, ...turn.dealt.filter((deal) => deal.area === area.area).map((deal) => deal.card)],
  }));
  const arriving = turn.dealt.map((deal) => deal.card);
  add(view, 'deal', 420 + 120 * arriving.length, { arriving, line: line + (turn.reshuffled ? 2 : 1) });
  if (scoring) add(view, 'scoring', 0);
  add(after, 'after', 120);
  return film;
}

const taking = (turn: TurnTold): Partial<Frame> => ({ collecting: turn.collected.length ? turn.placed : null });

/** Who leads where, once all supporters of the turn have arrived. */
const withPlaces = (view: FairView, after: FairView): FairView =>
  withAreas(view, (area) => ({
    ...area,
    awards: after.areas.find((other) => other.area === area.area)?.awards ?? area.awards,
  }));
