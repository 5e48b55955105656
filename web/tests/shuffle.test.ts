import { describe, expect, it } from 'vitest';
import { cardsInPlay } from 'worldsfair-engine/deck.ts';
import { AREAS } from 'worldsfair-engine/facts.ts';
import { bytesOf, commitmentTo, hexOf, shuffledDeck, shuffledTiles, shuffleSeed } from 'worldsfair-engine/shuffle.ts';
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
  const seed = bytesOf(told.seed);
  const joined = bytesOf(told.joined);

  it('has the commitment that the engine publishes', () => {
    expect(commitmentTo(seed)).toBe(told.commitment);
  });

  it('joins the seed with what was added, as the engine does', () => {
    expect(hexOf(shuffleSeed(seed, told.contributions))).toBe(told.joined);
  });

  it('makes no difference between seats', () => {
    expect(hexOf(shuffleSeed(seed, told.contributions.toReversed()))).toBe(told.joined);
  });

  it('lays the areas and the first cards as the engine does', () => {
    expect(shuffledTiles(AREAS, joined)).toEqual(told.areas);
    const deck = shuffledDeck(cardsInPlay(told.edition, told.contributions.length) ?? [], joined);
    expect(deck.slice(0, told.cards.length)).toEqual(told.cards);
  });
});

it('knows no deck of an edition that it has not heard of', () => {
  expect(cardsInPlay('another box', 3)).toBeNull();
});
