import { describe, expect, it } from 'vitest';
import { areasBy, commitmentTo, deckBy, shuffleSeed } from '../src/lib/shuffle';
import { tellFrom } from './python';

interface Case {
  seed: string;
  commitment: string;
  contributions: (string | null)[];
  joined: string;
  areas: string[];
  cards: string[];
  edition: string;
}
const cases = tellFrom<Case[]>('shuffle.py');

describe.each(cases)('the shuffle of seed $seed with $contributions', (told) => {
  it('has the commitment that the engine publishes', async () => {
    expect(await commitmentTo(told.seed)).toBe(told.commitment);
  });

  it('joins the seed with what was added, as the engine does', async () => {
    expect(await shuffleSeed(told.seed, told.contributions)).toBe(told.joined);
  });

  it('makes no difference between seats', async () => {
    expect(await shuffleSeed(told.seed, told.contributions.toReversed())).toBe(told.joined);
  });

  it('lays the areas and the first cards as the engine does', async () => {
    expect(await areasBy(told.joined)).toEqual(told.areas);
    const deck = await deckBy(told.joined, told.contributions.length, told.edition);
    expect(deck?.slice(0, told.cards.length)).toEqual(told.cards);
  });
});

it('knows no deck of an edition that it has not heard of', async () => {
  expect(await deckBy('00'.repeat(32), 3, 'another box')).toBeNull();
});
