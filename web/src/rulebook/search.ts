/** Finding a rule by its id or by words of the reader's language. */
import type { RuleId } from './rules';

/** Something to be found: where the words of the query may stand, the most telling place first. */
export interface Entry {
  rule: RuleId;
  places: string[];
}

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** Without case and diacritics: `Égalité` and `egalite` are the same. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßœæ’]/g, (letter) => LETTERS[letter] ?? letter);

/** The rules that have every word of the query; those that have them in their name come first. */
export function findRules(query: string, entries: readonly Entry[]): RuleId[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const named = entries.find(({ rule }) => plain(rule) === words.join(''));
  if (named) return [named.rule];
  return entries
    .map(({ rule, places }) => ({ rule, at: firstWith(words, places) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ rule }) => rule);
}

/** The first place up to which all words have been met; -1, if one is nowhere. */
function firstWith(words: readonly string[], places: readonly string[]): number {
  const told = places.map(plain);
  const found = words.map((word) => told.findIndex((place) => place.includes(word)));
  return found.includes(-1) ? -1 : Math.max(0, ...found);
}
