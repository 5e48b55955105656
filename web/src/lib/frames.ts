/** A finished turn as a short film: the supporters, the cards taken, the wheel, the cards dealt. */
import type { TurnTold, WireScoring } from './ledger';
import type { AreaId, AreaView, FairView } from './types';

export interface Frame {
  view: FairView;
  /** What this picture is about. */
  about: 'supporters' | 'collect' | 'wheel' | 'deal' | 'scoring' | 'after';
  /** Where supporters came or went, by area and seat. */
  changes: { area: AreaId; seat: number; by: number }[];
  /** The area whose cards are being taken. */
  collecting: AreaId | null;
  /** How long it stays, in thousandths of a second. */
  stay: number;
}

/** Supporters as they stood when the turn's figures were played, before any went home. */
function supportersPlayed(after: AreaView, scoring: WireScoring | null): number[] {
  const home = scoring?.recalled.filter((recalled) => recalled.area === after.area) ?? [];
  return after.supporters.map(
    (count, seat) => count + (home.find((recalled) => recalled.seat === seat)?.supporters ?? 0),
  );
}

const withAreas = (view: FairView, change: (area: AreaView) => AreaView): FairView => ({
  ...view,
  areas: view.areas.map(change),
});

export function filmOf(before: FairView, after: FairView, turn: TurnTold, scoring: WireScoring | null): Frame[] {
  const afterAt = (area: AreaId): AreaView | undefined => after.areas.find((other) => other.area === area);
  const placed = withAreas({ ...before, toMove: turn.seat }, (area) => {
    const then = afterAt(area.area);
    return then
      ? { ...area, supporters: supportersPlayed(then, scoring), awards: scoring ? area.awards : then.awards }
      : area;
  });
  const changes = placed.areas.flatMap((area) => {
    const was = before.areas.find((other) => other.area === area.area);
    return area.supporters.flatMap((count, seat) => {
      const by = count - (was?.supporters[seat] ?? 0);
      return by ? [{ area: area.area, seat, by }] : [];
    });
  });
  const taken = withAreas(placed, (area) => (area.area === turn.placed ? { ...area, cards: [] } : area));
  const car = scoring ? taken.wheel.spaces : after.wheel.car;
  const turned = { ...taken, wheel: { ...taken.wheel, car, remaining: taken.wheel.spaces - car } };
  const dealt = withAreas(turned, (area) => ({
    ...area,
    cards: [...area.cards, ...turn.dealt.filter((deal) => deal.area === area.area).map((deal) => deal.card)],
  }));
  const frame = (view: FairView, about: Frame['about'], stay: number, more: Partial<Frame> = {}): Frame => ({
    view,
    about,
    changes: [],
    collecting: null,
    stay,
    ...more,
  });
  const film = [frame(placed, 'supporters', 600, { changes, collecting: turn.collected.length ? turn.placed : null })];
  if (turn.collected.length) film.push(frame(taken, 'collect', 380));
  if (car !== before.wheel.car) film.push(frame(turned, 'wheel', 550));
  film.push(frame(dealt, 'deal', 620));
  if (scoring) film.push(frame(dealt, 'scoring', 0));
  film.push(frame(after, 'after', 150));
  return film;
}
