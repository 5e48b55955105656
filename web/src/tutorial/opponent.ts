/** Who sits opposite in the lesson: always the same answer to the same position, no thief, and the round comes to its end. */
import type { Area } from 'worldsfair-engine/facts.ts';
import type { Preview } from 'worldsfair-engine/preview.ts';

/** From this turn on tickets are wanted, so that the wheel goes round even if the pupil leaves them all. */
const HURRIES_FROM = 7;

const areaOf = (move: string): Area => move.split(' ')[1] as Area;

/** What lies at an area is worth to somebody who wants a pleasant afternoon. */
function worth(before: Preview, area: Area, isInHurry: boolean): number {
  const there = before.areas.find((one) => one.area === area);
  const cards = there?.cards ?? [];
  const tickets = cards.filter((card) => card.startsWith('ticket')).length;
  return cards.length + tickets * (isInHurry ? 4 : -0.6);
}

/** The first of the best; of equal ones the first in the order of the rules. */
function best<Found>(all: readonly Found[], value: (one: Found) => number): Found | undefined {
  return all.reduce<Found | undefined>(
    (top, one) => (top === undefined || value(one) > value(top) ? one : top),
    undefined,
  );
}

/** A whole turn: where the most lies; figures are played, but nobody's supporters are moved about. */
export function politeTurn(turn: number, preview: (moves: readonly string[]) => Preview): string[] {
  const before = preview([]);
  const isInHurry = turn >= HURRIES_FROM;
  const place = best(before.legal, (move) => worth(before, areaOf(move), isInHurry));
  const moves = place ? [place] : [];
  for (let now = preview(moves); !now.is_complete; now = preview(moves)) {
    const kind = (move: string): boolean => !move.startsWith('palmer') && !move.startsWith('discard');
    const next = now.legal.find(kind) ?? now.legal.find((move) => move.startsWith('discard')) ?? now.legal[0];
    if (next === undefined) break;
    moves.push(next);
  }
  return moves;
}
