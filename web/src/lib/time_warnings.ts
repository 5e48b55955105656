/** When somebody is warned that the time for a decision runs out. */

/** In seconds. */
const USUAL = [3600, 600, 30, 10];

/** The moments of a decision that may take so long, the first one first; short ones have one, near the end. */
export function warningsOf(allowed: number): number[] {
  const fitting = USUAL.filter((left) => left * 2 <= allowed);
  return fitting.length ? fitting : [Math.ceil(allowed / 3)];
}

/** The moment that was reached last; null before the first. */
export const warningAt = (left: number, allowed: number): number | null =>
  warningsOf(allowed).findLast((moment) => left <= moment) ?? null;
