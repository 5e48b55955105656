/** Which level fits somebody: an own rating from the results against levels. The server reckons the same, and both are checked with `tests/matching/cases.json`. */
import { LEVEL_RATINGS } from '../../engine/src/facts';

/** A game: the rating of each bot at the table that is a level, and the score against it: won 1, shared 0.5, lost 0. */
export type GameScores = readonly (readonly [rating: number, score: number])[];
type Ratings = Readonly<Record<string, number>>;

const FIRST_STEP = 240;
const LEAST_STEP = 48;
const STEP_HALVES_AFTER = 6;
/** How far somebody can be beneath the easiest level and above the strongest. */
const ROOM = 200;

/** By the places at the end, from 1, whatever lies between them. */
export const scoreAgainst = (own: number, theirs: number): number => (own === theirs ? 0.5 : own < theirs ? 1 : 0);

const expected = (rating: number, opponent: number): number => 1 / (1 + 10 ** ((opponent - rating) / 400));
const step = (gamesBefore: number): number => Math.max(LEAST_STEP, FIRST_STEP / (1 + gamesBefore / STEP_HALVES_AFTER));

/** What somebody is worth on the levels' scale, from games in the order of time: the first ones move far, later ones less. */
export function ownRating(
  results: readonly GameScores[],
  levels: Ratings = LEVEL_RATINGS,
  start = Math.min(...Object.values(levels)),
): number {
  const ratings = Object.values(levels);
  const [lowest, highest] = [Math.min(...ratings) - ROOM, Math.max(...ratings) + ROOM];
  let rating = start;
  // A game without a level at the table says nothing.
  for (const [number, game] of results.filter((one) => one.length).entries()) {
    const surprise = game.reduce((sum, [theirs, score]) => sum + score - expected(rating, theirs), 0) / game.length;
    rating = Math.min(Math.max(rating + step(number) * surprise, lowest), highest);
  }
  return rating;
}

/** The level whose rating is nearest, the lower one of two equally near. */
export function fittingLevel<Level extends string>(rating: number, levels: Readonly<Record<Level, number>>): Level {
  const names = (Object.keys(levels) as Level[]).sort((one, other) => levels[one] - levels[other]);
  const away = (level: Level): number => Math.abs(levels[level] - rating);
  return names.reduce((best, one) => (away(one) < away(best) ? one : best));
}
