/** A preview's view beside the table's: what the composed turn changes. */
import { areaOf, panelOf, type Sitter } from './present';
import type { components } from '../lib/wire';
import type { AreaId, AwardView, CardId, ChangeView, FairView, PreviewView } from './types';

type Preview = components['schemas']['Preview'];

/** What is said of a turn that was begun. */
export interface Previewed {
  view: FairView;
  /** What may come next. */
  legal: string[];
  isComplete: boolean;
  area: AreaId;
  collected: CardId[];
  wheel: { from: number; to: number; scores: boolean };
  deal: AreaId[];
}

/** The answer to a turn that was begun at `start`. */
export const previewedBy = (answer: Preview, start: FairView, sitters: readonly Sitter[]): Previewed => ({
  view: {
    ...start,
    areas: answer.areas.map(areaOf),
    seats: answer.seats.map((seat, i) => panelOf(seat, i, answer.if_scored[i] ?? 0, sitters[i])),
  },
  legal: answer.legal,
  isComplete: answer.is_complete,
  area: (answer.moves[0] ?? '').split(' ')[1] as AreaId,
  collected: answer.collected,
  wheel: { from: start.wheel.car, to: answer.wheel.car, scores: answer.triggers_scoring },
  deal: answer.deal_to,
});

/** What a turn at `start` leads to: as far as it is decided, and as far as it is pointed at. */
export function previewOf(start: FairView, made: Previewed | null, pointed: Previewed | null): PreviewView | null {
  const shown = pointed ?? made;
  if (!shown) return null;
  return {
    isPointed: pointed !== null,
    area: shown.area,
    collected: shown.collected,
    wheel: shown.wheel,
    deal: shown.deal,
    changes: [
      ...(made ? changesBetween(start, made.view, false) : []),
      ...(pointed ? changesBetween(made?.view ?? start, pointed.view, true) : []),
    ],
    awards: awardsIn(shown.view),
  };
}

function changesBetween(before: FairView, after: FairView, isPointed: boolean): ChangeView[] {
  return after.areas.flatMap((area) => {
    const was = before.areas.find((other) => other.area === area.area);
    return area.supporters.flatMap((count, seat) => {
      const by = count - (was?.supporters[seat] ?? 0);
      return by ? [{ area: area.area, seat, by, isPointed }] : [];
    });
  });
}

const awardsIn = (view: FairView): Partial<Record<AreaId, AwardView[]>> =>
  Object.fromEntries(view.areas.map((area) => [area.area, area.awards]));
