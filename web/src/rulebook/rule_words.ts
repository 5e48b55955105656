/** A rule in the reader's language; the words of the room `rules` have to be spoken. */
import { attribute, t } from '../lib/words.svelte';
import { numbersOf, type EditionName } from './numbers';
import type { RuleId } from './rules';

/** What is added to a rule: how an open case is settled, what is assumed, what only a careful reader asks. */
export const MARKS = ['ruling', 'assumed', 'note'] as const;
export type Mark = (typeof MARKS)[number];

export interface RuleWords {
  title: string;
  /** Empty while the words are on their way. */
  text: string;
  marks: { mark: Mark; text: string }[];
}

export function wordsOfRule(rule: RuleId, edition?: EditionName): RuleWords {
  const numbers = numbersOf(edition);
  const said = (part: string): string => attribute(`rule-${rule}`, part, numbers);
  return {
    title: t(`rule-${rule}`),
    text: said('text'),
    marks: MARKS.map((mark) => ({ mark, text: said(mark) })).filter((one) => one.text),
  };
}
