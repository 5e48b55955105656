/** Approval tokens laid out in sets, as the engine groups them (E3): for the moments within a scoring phase, which nobody tells. */
import { AREAS, DEFAULT_EDITION, EDITIONS } from './facts';
import { byArea, type AreaId, type SeatView } from './types';

export type Tokens = Record<AreaId, number>;

const POINTS = EDITIONS[DEFAULT_EDITION].setPoints;

export const tokensIn = (sets: SeatView['sets']): Tokens =>
  byArea((area) => sets.filter((set) => set.areas.includes(area)).length);

/** The largest set first. */
export function setsOf(tokens: Tokens): SeatView['sets'] {
  const most = Math.max(...AREAS.map((area) => tokens[area]));
  return Array.from({ length: most }, (_, number) => {
    const areas = AREAS.filter((area) => tokens[area] > number);
    return { areas, points: POINTS[areas.length - 1] ?? 0 };
  });
}

export const pointsOf = (sets: SeatView['sets']): number => sets.reduce((sum, set) => sum + set.points, 0);
