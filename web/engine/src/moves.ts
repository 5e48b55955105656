/** Moves by their texts: the fixed list of decisions, and what a typed text means. */
import { InvalidMove } from './errors.ts';
import { DECISIONS } from './layout.ts';

const NUMBERS = new Map<string, number>(DECISIONS.map((text, number) => [text, number]));

export const textOf = (decision: number): string => DECISIONS[decision] as string;

/** The number of a decision in the record's exact notation. */
export function numberOf(text: string): number {
  const number = NUMBERS.get(text);
  if (number === undefined) throw InvalidMove.text(text);
  return number;
}

/** The decision that a text names; spaces and capitals don't matter. */
export function parseMove(text: string): number {
  const number = NUMBERS.get(text.toLowerCase().trim().split(/\s+/).join(' '));
  if (number === undefined) throw InvalidMove.text(text);
  return number;
}
