/** How games of this device against levels ended: all that is needed to find who fits, kept by the browser. */
import { fittingLevel, ownRating, type GameScores } from '../game/matching';
import { isBotLevel, LEVEL_RATINGS, type Level } from './bots';

const KEY = 'worldsfair-results';
/** What is older no longer matters. */
const MOST_KEPT = 200;

/** By level, as ratings may be measured anew. */
export type Scores = readonly (readonly [level: Level, score: number])[];
/** A newer page may have kept more of it, and levels and scores that are not known here: they stay as they are. */
interface Kept {
  readonly game: string;
  readonly scores: readonly unknown[];
}

/** Whom somebody meets, by their results so far. */
export interface Match {
  readonly level: Level;
  /** Their own. */
  readonly rating: number;
  /** How many count. */
  readonly games: number;
  /** Who fitted before the last of them. */
  readonly before: Level | null;
}

const isScore = (found: unknown): found is Scores[number] =>
  Array.isArray(found) &&
  found.length === 2 &&
  typeof found[0] === 'string' &&
  isBotLevel(found[0]) &&
  [0, 0.5, 1].includes(found[1] as number);

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' &&
  found !== null &&
  'game' in found &&
  typeof found.game === 'string' &&
  'scores' in found &&
  Array.isArray(found.scores) &&
  found.scores.length > 0;

/** A browser that keeps nothing remembers as long as the page is open. */
let fleeting: readonly Kept[] | null = null;

function kept(): readonly Kept[] {
  if (fleeting) return fleeting;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

/** A game has ended; it does so once. */
export function keepResult(game: string, scores: Scores): void {
  const before = kept();
  if (!scores.length || before.some((one) => one.game === game)) return;
  const all = [...before, { game, scores }].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    fleeting = all;
  }
}

const ratedAs = ({ scores }: Kept): GameScores =>
  scores.filter(isScore).map(([level, score]) => [LEVEL_RATINGS[level], score]);

/** Who fits by the games of this device. */
export function matchHere(): Match {
  const games = kept()
    .map(ratedAs)
    .filter((game) => game.length);
  const rating = ownRating(games);
  const before = games.length ? fittingLevel(ownRating(games.slice(0, -1)), LEVEL_RATINGS) : null;
  return { level: fittingLevel(rating, LEVEL_RATINGS), rating: Math.round(rating), games: games.length, before };
}
