/** When one is warned that the time runs out. */
import { expect, it } from 'vitest';
import { warningAt, warningsOf } from '../src/lib/time_warnings';

it.each([
  [86_400, [3600, 600, 30, 10]],
  [1200, [600, 30, 10]],
  [300, [30, 10]],
  [59, [10]],
  [15, [5]],
  [1, [1]],
])('of %i seconds', (allowed, moments) => {
  expect(warningsOf(allowed)).toEqual(moments);
});

it.each([
  [31, null],
  [30, 30],
  [11, 30],
  [10, 10],
  [0, 10],
])('with %i seconds left of 300', (left, moment) => {
  expect(warningAt(left, 300)).toBe(moment);
});
