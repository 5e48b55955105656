/** Codes as people type them. */
import { expect, it } from 'vitest';
import { readCode, spaced } from '../src/lib/codes';

it.each(['BCDFGH', 'bcdfgh', 'bcd fgh', ' BCD-FGH '])('reads %j', (typed) => {
  expect(readCode(typed)).toBe('BCDFGH');
});

it.each(['', 'BCDFG', 'BCDFGHJ', 'BCDFGA', 'BCDFG1', 'Xk2_bcdfghjklmnpqrstvw', 'local-bc'])(
  'takes %j for something else',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

it('shows a code as it is said, and reads that', () => {
  expect(spaced('BCDFGH')).toBe('BCD FGH');
  expect(readCode(spaced('BCDFGH'))).toBe('BCDFGH');
});
