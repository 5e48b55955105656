/** One true sentence about a position that helps whoever is to move, and where on the board it can be seen. */
import { isFigure, kindOf } from '../game/cards';
import { pointAt, type Mark } from '../game/marks';
import type { AreaId, AreaView, CardId, FairView, FigureId } from '../game/types';

/** Which sentence; `coach-…` in the catalogue. */
export const ADVICE = ['figure_now', 'scoring', 'lead', 'decide', 'figure', 'cards', 'tickets', 'take'] as const;
export type AdviceId = (typeof ADVICE)[number];

export interface Advice {
  readonly id: AdviceId;
  readonly area?: AreaId;
  readonly figure?: FigureId;
  readonly count?: number;
  readonly marks: readonly Mark[];
}

/** From here on the wheel is near its end. */
const SOON = 3;

const figureOf = (card: CardId): FigureId | null => {
  const kind = kindOf(card);
  return isFigure(kind) ? kind : null;
};
const ticketsIn = (area: AreaView): number => area.cards.filter((card) => kindOf(card) === 'ticket').length;

/** The one that has more of it than any other; null where several are level or nobody has any. */
function most<Found>(all: readonly Found[], count: (one: Found) => number): Found | null {
  const sorted = all.toSorted((one, other) => count(other) - count(one));
  const [first, second] = sorted;
  if (!first || count(first) === 0) return null;
  return second && count(second) === count(first) ? null : first;
}

const strongestOther = (area: AreaView, seat: number): number =>
  Math.max(0, ...area.supporters.filter((_, other) => other !== seat));

/** An area where one more supporter would be alone in front, and now is not; the one with the most own exhibits. */
export function areaToLead({ areas, seats }: FairView, seat: number): AreaView | null {
  const held = ({ area }: AreaView): number => seats[seat]?.exhibits[area] ?? 0;
  const near = areas.filter((area) => (area.supporters[seat] ?? 0) === strongestOther(area, seat));
  return near.toSorted((one, other) => held(other) - held(one))[0] ?? null;
}

/** All that can be said to a seat that is about to place, the most useful first. */
export function adviceFor(view: FairView, seat: number): Advice[] {
  const you = view.seats[seat];
  if (!you) return [];
  const found: Advice[] = [];
  const say = (id: AdviceId, marks: Mark[], more: Omit<Advice, 'id' | 'marks'> = {}): void =>
    void found.push({ id, marks, ...more });

  const held = you.figures[0] && figureOf(you.figures[0]);
  if (held) say('figure_now', [pointAt({ kind: 'panel', seat })], { figure: held });
  const { remaining } = view.wheel;
  if (remaining > 0 && remaining <= SOON) say('scoring', [pointAt({ kind: 'wheel' })], { count: remaining });
  const near = areaToLead(view, seat);
  if (near) {
    const { area } = near;
    const count = you.exhibits[area];
    say(count ? 'decide' : 'lead', [pointAt({ kind: 'stack', area, seat })], { area, count });
  }
  for (const { area, cards } of view.areas)
    for (const card of cards) {
      const figure = figureOf(card);
      if (figure) say('figure', [pointAt({ kind: 'card', card })], { area, figure });
    }
  const rich = most(view.areas, ({ cards }) => cards.length);
  if (rich && rich.cards.length > 1)
    say('cards', [pointAt({ kind: 'cards', area: rich.area })], { area: rich.area, count: rich.cards.length });
  const paying = most(view.areas, ticketsIn);
  if (paying)
    say('tickets', [pointAt({ kind: 'cards', area: paying.area })], { area: paying.area, count: ticketsIn(paying) });
  // Where nothing stands out, there is still what a placement brings.
  const [any] = view.areas.toSorted((one, other) => other.cards.length - one.cards.length);
  if (any?.cards.length)
    say('take', [pointAt({ kind: 'cards', area: any.area })], { area: any.area, count: any.cards.length });
  return found;
}

/** The first that was not said before. */
export const nextAdvice = (view: FairView, seat: number, said: readonly AdviceId[]): Advice | null =>
  adviceFor(view, seat).find(({ id }) => !said.includes(id)) ?? null;
