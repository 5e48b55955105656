/** Which legal moves are still meant after pointing at a few things, and what may be pointed at next. */
import { figureOf, isSamePick, picksOf, readMove, type Move, type Pick } from './moves';
import type { AreaId, FigureId } from './types';

/** A legal move as a way of pointing. */
export interface Way {
  text: string;
  move: Move;
  picks: Pick[];
}

export const waysOf = (legal: readonly string[], placed: AreaId | null): Way[] =>
  legal.map((text) => {
    const move = readMove(text);
    return { text, move, picks: picksOf(move, placed) };
  });

/** The figures that can be dealt with now, in the order of the legal moves. */
export const figuresIn = (ways: readonly Way[]): FigureId[] => [
  ...new Set(ways.flatMap((way) => figureOf(way.move) ?? [])),
];

/** The ways that play this figure, or that place when there is none. */
export const waysFor = (ways: readonly Way[], figure: FigureId | null): Way[] =>
  ways.filter((way) => way.move.kind !== 'discard' && way.move.kind !== 'approve' && figureOf(way.move) === figure);

/** The ways that begin with these picks. */
export const matching = (ways: readonly Way[], picks: readonly Pick[]): Way[] =>
  ways.filter((way) =>
    picks.every((pick, i) => {
      const other = way.picks[i];
      return other !== undefined && isSamePick(pick, other);
    }),
  );

/** What may be pointed at after these picks, each once. */
export function nextPicks(ways: readonly Way[], picks: readonly Pick[]): Pick[] {
  const found: Pick[] = [];
  for (const way of matching(ways, picks)) {
    const pick = way.picks[picks.length];
    if (pick && !found.some((other) => isSamePick(other, pick))) found.push(pick);
  }
  return found;
}

/** The move that these picks say completely, if they do. */
export const meant = (ways: readonly Way[], picks: readonly Pick[]): Way | null =>
  matching(ways, picks).find((way) => way.picks.length === picks.length) ?? null;
