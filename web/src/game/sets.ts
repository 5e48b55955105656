/** Approval tokens laid out in sets of different areas, as the rules value them, and what more tokens would add. */
import { AREAS, EDITIONS, DEFAULT_EDITION } from './facts';
import type { AreaId, SeatView } from './types';

type Sets = SeatView['sets'];

export type Tokens = Readonly<Record<AreaId, number>>;

const setPoints = (edition: string): readonly number[] =>
  (edition in EDITIONS ? EDITIONS[edition as keyof typeof EDITIONS] : EDITIONS[DEFAULT_EDITION]).setPoints;

/** The largest sets first: each takes one token of every area that has one left. */
export function setsOf(tokens: Tokens, edition: string = DEFAULT_EDITION): Sets {
  const points = setPoints(edition);
  const sets: Sets = [];
  for (let taken = 0; ; taken++) {
    const areas = AREAS.filter((area) => tokens[area] > taken);
    if (!areas.length) return sets;
    sets.push({ areas, points: points[areas.length - 1] ?? 0 });
  }
}

/** How many tokens of each area are in these sets. */
export const tokensIn = (sets: Sets): Record<AreaId, number> => {
  const tokens = { agriculture: 0, electricity: 0, fine_arts: 0, manufacturing: 0, transportation: 0 };
  for (const area of sets.flatMap((set) => set.areas)) tokens[area]++;
  return tokens;
};

export const pointsOf = (sets: Sets): number => sets.reduce((points, set) => points + set.points, 0);

/** What a seat has after approving so many exhibits of an area. */
export function approving(
  seat: SeatView,
  area: AreaId,
  count: number,
  edition: string,
): { points: number; sets: Sets } {
  const tokens = tokensIn(seat.sets);
  const sets = setsOf({ ...tokens, [area]: tokens[area] + count }, edition);
  return { points: seat.points + pointsOf(sets) - pointsOf(seat.sets), sets };
}
