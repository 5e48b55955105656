/** Who came where at the end. */
import type { WireResult } from './ledger';

type SeatResult = WireResult['seats'][number];

export const tokensOf = ({ tokens }: SeatResult): number =>
  Object.values(tokens).reduce((sum, count) => sum + count, 0);

/** Points, then tokens, then exhibits left (E4): positive where `a` is better. */
export const compare = (a: SeatResult, b: SeatResult): number =>
  a.total - b.total || tokensOf(a) - tokensOf(b) || b.unapproved - a.unapproved;

/** From 1, by seat; who shares a place has the same. */
export const placesOf = ({ seats }: WireResult): number[] =>
  seats.map((own) => 1 + seats.filter((other) => compare(other, own) > 0).length);
