import { expect, it } from 'vitest';
import type { ChatLine } from '../src/tables/source';
import './page';

const { folded, isMuted, setMuted } = await import('../src/lib/muting.svelte');

const lines = ['Ada', 'Bea', 'Bea', 'Ada', 'Bea'].map((person, i): ChatLine => ({
  number: i + 1,
  person,
  name: person,
  text: 'Hello',
  at: 0,
}));
const told = (opened: number[] = []): (number | number[])[] =>
  folded(lines, new Set(opened)).map((one) =>
    'line' in one ? one.line.number : one.folded.map((line) => line.number),
  );

it('folds away what somebody muted says, as long as they are', () => {
  expect(told()).toEqual([1, 2, 3, 4, 5]);
  setMuted('Bea', true);
  expect(told()).toEqual([1, [2, 3], 4, [5]]);
  expect(told([2, 3])).toEqual([1, 2, 3, 4, [5]]);
  setMuted('Bea', false);
  expect(told()).toEqual([1, 2, 3, 4, 5]);
});

it('keeps whom it muted in this browser', () => {
  setMuted('Bea', true);
  expect(JSON.parse(localStorage.getItem('worldsfair-muted') ?? '')).toEqual(['Bea']);
  expect(isMuted(null)).toBe(false);
});
