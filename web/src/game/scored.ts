/** The position that a scoring phase scores: nobody tells it, since a turn ends after its scoring. */
import { AREAS, DEFAULT_EDITION, EDITIONS, type Place } from './facts';
import type { TurnTold, WireScoring } from './ledger';
import { tokensIn } from './sets';
import { byArea, type AreaView, type AwardView, type FairView, type SeatView } from './types';

export interface Award {
  place: Place;
  medal: number;
  approvals: number;
}

/** What each place gives with so many players (P4), best first; places that give nothing are left out. */
export function awardsFor(players: number): Award[] {
  const { awards } = EDITIONS[DEFAULT_EDITION];
  const row = awards[String(players) as keyof typeof awards];
  return (['first', 'second', 'tied_first', 'tied_second'] as const)
    .map((place) => ({ place, ...row[place] }))
    .filter(({ medal, approvals }) => medal || approvals);
}

/** Before anything was redeemed, approved or called home; `scoring` is null while approvals are still asked. */
export function scoredPosition(
  before: FairView,
  turn: TurnTold,
  after: FairView,
  scoring: WireScoring | null,
): FairView {
  const tickets = turn.collected.filter((card) => card.startsWith('ticket-')).length;
  const seats = after.seats.map((seat, i): SeatView => {
    const was = before.seats[i] as SeatView;
    const then = tokensIn(was.sets);
    const now = tokensIn(seat.sets);
    const { coins, medals, sets, points } = was;
    return {
      ...seat,
      ...{ coins, medals, sets, points },
      supply: seat.supply - recalled(scoring, i),
      exhibits: byArea((area) => seat.exhibits[area] + now[area] - then[area]),
      tickets: was.tickets + (i === turn.seat ? tickets : 0),
    };
  });
  const redeemed = seats.reduce((sum, seat) => sum + seat.tickets, 0);
  const view: FairView = {
    ...after,
    round: before.round,
    turn: before.turn,
    toMove: turn.seat,
    isOver: false,
    discards: after.discards - redeemed - approvedBetween(before, after),
    wheel: { ...before.wheel, car: before.wheel.spaces, remaining: 0 },
    areas: after.areas.map((area) => ({
      ...area,
      supporters: area.supporters.map((count, seat) => count + recalled(scoring, seat, area)),
    })),
    seats,
  };
  return stillScored(view, after, scoring);
}

/** The same, with what the scoring gave once that is known. */
export function stillScored(view: FairView, after: FairView, scoring: WireScoring | null): FairView {
  if (!scoring) return view;
  return {
    ...view,
    areas: view.areas.map((area) => ({ ...area, awards: awardsGiven(area, scoring, view.seats.length) })),
    seats: view.seats.map((seat, i) => ({ ...seat, pointsIfScored: after.seats[i]?.points ?? seat.points })),
  };
}

function awardsGiven({ area }: AreaView, scoring: WireScoring, players: number): AwardView[] {
  const row = awardsFor(players);
  const given = scoring.areas.find((one) => one.area === area)?.awards ?? [];
  return given.map(({ seat, place, medal, approved }) => {
    const { approvals = 0 } = row.find((one) => one.place === place) ?? {};
    return { seat, place, medal, approvals, approved };
  });
}

/** How many supporters of a seat came home, from everywhere or from one area. */
export const recalled = (scoring: WireScoring | null, seat: number, area?: AreaView): number =>
  (scoring?.recalled ?? [])
    .filter((one) => one.seat === seat && (!area || one.area === area.area))
    .reduce((sum, one) => sum + one.supporters, 0);

function approvedBetween(before: FairView, after: FairView): number {
  const all = ({ seats }: FairView): number =>
    seats.reduce((sum, seat) => sum + AREAS.reduce((own, area) => own + tokensIn(seat.sets)[area], 0), 0);
  return all(after) - all(before);
}
