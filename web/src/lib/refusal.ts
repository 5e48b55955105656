/** How a table or a server refuses: by a stable code, for which there is a sentence in every language. */
import type { components } from './wire';
import { t } from './words.svelte';

type Problem = components['schemas']['Problem'];

/** Why something was refused. */
export class Refusal extends Error {
  readonly code: string;
  /** The turn of a record that is wrong. */
  readonly turn: number | null;
  /** The rule that a move breaks. */
  readonly rule: string | null;

  constructor(code: string, detail: string, turn: number | null = null, rule: string | null = null) {
    super(detail);
    this.code = code;
    this.turn = turn;
    this.rule = rule;
  }
}

export const refusalOf = (problem: Partial<Problem> | null): Refusal =>
  new Refusal(problem?.code ?? 'internal', problem?.detail ?? '', problem?.turn ?? null, problem?.rule ?? null);

export const isRefusal = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Refusal && codes.includes(error.code);

/** What was said there, where that tells more than our sentence: which part of a record, and why. */
export const detailOf = (error: unknown): string | null =>
  error instanceof Refusal && isRefusal(error, 'invalid_record', 'invalid_request') ? error.message || null : null;

/** What to tell the reader. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-unknown');
  if (error.code === 'invalid_record' && error.turn !== null) return t('record-wrong-turn', { turn: error.turn });
  const told = t(`problem-${error.code}`);
  return told === `problem-${error.code}` ? t('problem-unknown') : told;
}
