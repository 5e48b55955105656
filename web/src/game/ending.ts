/** The end as one player sees it: won or how far behind, and which kind of points made the difference. */
import type { WireResult } from './ledger';
import { compare } from './places';

const SOURCES = ['coins', 'medals', 'exhibits'] as const;
export type Source = (typeof SOURCES)[number];
type SeatResult = WireResult['seats'][number];

export interface Ending {
  kind: 'won' | 'tie_break' | 'shared' | 'behind' | 'level';
  /** From 1. */
  place: number;
  /** Points ahead of the best other player, or behind the winner. */
  points: number;
  /** The best of the others. */
  rival: number;
  /** Those who share the victory. */
  partners: number[];
  /** The largest lead of a winner by kind of points, or the largest gap of the others; null where there is none. */
  difference: { source: Source; points: number } | null;
}

/** Null for who plays alone or not at all. */
export function endingFor({ seats, winners }: WireResult, reader: number): Ending | null {
  const own = seats[reader];
  const others = seats.map((points, seat) => ({ seat, points })).filter(({ seat }) => seat !== reader);
  const [best] = others.sort((a, b) => compare(b.points, a.points));
  if (!own || !best) return null;
  const hasWon = winners.includes(reader);
  const points = Math.abs(own.total - best.points.total);
  const kind = hasWon ? (winners.length > 1 ? 'shared' : points ? 'won' : 'tie_break') : points ? 'behind' : 'level';
  return {
    kind,
    place: 1 + others.filter((other) => compare(other.points, own) > 0).length,
    points,
    rival: best.seat,
    partners: hasWon ? winners.filter((seat) => seat !== reader) : [],
    difference: kind === 'shared' ? null : largest(own, best.points, hasWon ? 1 : -1),
  };
}

function largest(own: SeatResult, rival: SeatResult, sign: 1 | -1): Ending['difference'] {
  const leads = SOURCES.map((source) => ({ source, points: sign * (own[source] - rival[source]) }));
  const most = leads.reduce((best, one) => (one.points > best.points ? one : best));
  return most.points > 0 ? most : null;
}
