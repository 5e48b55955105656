/** Fine arts: a drawing for each exhibit, in the order of its number. */
import type { Drawing } from './drawing';
import { box, oval, ring, row } from './shapes';

const heads = (y: number, half: number, count: number, bend: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = ((i - (count - 1) / 2) / ((count - 1) / 2)) * half;
    return ring(24 + x, y + bend * (x / half) ** 2, 2.1);
  }).join('');

export const fineArts: readonly Drawing[] = [
  // The Republic, with globe and staff raised.
  {
    solid:
      box(14, 43, 20, 3.5) +
      'M18.5 42.5q.5 -13 1.5 -24q4 -2.5 8 0q1 11 1.5 24Z' +
      ring(24, 13.2, 3) +
      'M20.5 18.5L12.5 12l1.2 -2.2L21.5 15.5ZM27.5 18.5L35 11.5l-1.4 -2L26.5 15.5Z' +
      ring(12.5, 8, 3.2) +
      'M8.5 4.5q2 -3 4 0q2 -3 4 0q-4 1.5 -8 0Z' +
      'M20.5 12q0 -3.5 3.5 -4q3.5 .5 3.5 4Z',
    line: 'M35 3.5V42.5M32.5 6.5h5',
    etch: 'M22 22v20.5M26 22v20.5M20 27h8',
  },
  // The barge of Columbia in its fountain.
  {
    solid:
      'M5 30q-1.5 -8 4.5 -8.5q-3 3.5 1 6.5H36q6 0 7 -6.5q3.5 7 -2 11.5H10q-4 0 -5 -3Z' +
      box(20, 22.5, 9, 5) +
      'M21.5 22.5q0 -6 3 -6.5q3 .5 3 6.5Z' +
      ring(24.5, 13.5, 2.1) +
      box(3, 43.5, 42, 2.5),
    line:
      'M13 33L9.5 39M20 33L17 39M28 33L31 39M35 33L38.5 39' +
      'M24.5 9Q23 3.5 14 6.5Q9 9 8 17M24.5 9Q26 3.5 35 6.5Q40 9 41 16M4 40.5q3.3 -2.5 6.7 0t6.7 0t6.7 0t6.7 0t6.7 0t6.7 0',
    etch: 'M11 30.5H38',
  },
  // The fruit of knowledge.
  {
    solid:
      'M25 19q-3 -3.5 -8 -2q-6.5 2.5 -5.5 11q1.5 10.5 8.5 14q2.5 1 5 -.5q2.5 1.5 5 .5q7 -3.5 8.5 -14q1 -8.5 -5.5 -11q-5 -1.5 -8 2Z' +
      'M27 11.5q2 -8.5 13 -8.5q-1 9.5 -13 8.5Z' +
      'M22 12q-3.5 -6 -11 -4.5q2.5 7 11 4.5Z',
    line: 'M25 19Q24.5 11 19.5 3',
    etch: 'M16 23q-1.5 5 1 10M28.5 10.5q4.5 -1.5 8.5 -5M20 11q-3 -2 -6.5 -2.5',
  },
  // A wave of the gale, in its frame.
  {
    solid:
      'M7 40.5V29q7 -2 10.5 -9.5q5 -11 15 -9.5q7.5 2 7.5 9q-2.5 -4.5 -7.5 -4q-6 1 -5 8t13.5 8.5v9Z' +
      ring(15, 12.5, 1.2) +
      ring(11.5, 17, 1) +
      ring(19.5, 9.5, 0.9),
    line: 'M3 3.5H45V44.5H3Z',
    etch: 'M12 36q6 -2 9.5 -10M19 38.5q5 -2 6.5 -7.5M28 38.5q3.5 -.5 5 -3.5M35 39q3 0 4 -2',
  },
  // The omnibus, with seats on its roof.
  {
    solid:
      'M6 17H38l4 4.5v13.5H6Z' +
      'M4 14h36v2.2H4Z' +
      row([10, 16.5, 23, 29.5], (x) => ring(x, 7.5, 2) + `M${x - 2.4} 14q0 -4 2.4 -4t2.4 4Z`) +
      ring(13.5, 38.5, 7) +
      ring(34.5, 39.5, 6),
    cut: row([9.5, 16.2, 22.9, 29.6], (x) => box(x, 20.5, 4.6, 6.5)) + ring(13.5, 38.5, 5.2) + ring(34.5, 39.5, 4.3),
    line:
      ring(13.5, 38.5, 1.3) +
      ring(34.5, 39.5, 1.1) +
      'M13.5 33.5v10M8.5 38.5h10M10 35l7 7M17 35l-7 7M34.5 35.5v8M30.5 39.5h8M42 30L47 33M4 14V10',
    etch: 'M6 30H42',
  },
  // Students above, surgeons below.
  {
    solid:
      heads(6.5, 19, 8, 3) +
      heads(13.5, 17, 7, 2.6) +
      heads(20.5, 14.5, 6, 2.2) +
      'M9 36h30v2.5H9Z' +
      'M13 35.5q1 -3.2 7 -3h12q3 0 3.5 3Z' +
      row([16, 31], (x) => ring(x, 27.6, 2.3)) +
      'M11.5 38.5h2v7.5h-2ZM34.5 38.5h2v7.5h-2Z',
    line: 'M4 13.5Q24 5.5 44 13.5M5.5 20Q24 12.5 42.5 20M8 27Q24 19.5 40 27',
  },
  // A white rabbit with a mallet.
  {
    solid:
      oval(20, 36, 12, 9.5) +
      oval(29, 24.5, 7, 6.2) +
      'M26.5 20q-6.5 -9 -4.5 -16.5q5.5 3 7.5 15.5ZM30 19q-.5 -11 5.5 -16q3 6.5 -1 17Z' +
      ring(8, 37.5, 3.4) +
      oval(29, 43.5, 7, 2.6) +
      'M35 29.5l7.5 8l-1.8 1.8l-7.7 -7.5Z' +
      'M39 34l5.5 -5.5l4 4l-5.5 5.5Z',
    cut: ring(31.5, 23.5, 1.1),
    etch: 'M25.5 7.5q1 5 3 10M33.5 7.5q-1.5 5 -1.5 10M12 40q2 -7 9 -6.5q6.5 1.5 5.5 8M35.5 26.5l-2 .5',
  },
  // Borrowed pictures on a wall.
  {
    solid: box(4, 13, 18, 26) + box(26, 10, 18, 14) + box(26, 29, 18, 12),
    cut: box(6.5, 15.5, 13, 21) + box(28.5, 12.5, 13, 9) + box(28.5, 31.5, 13, 7),
    line:
      'M13 13L13 5M35 10V5M3 5H45' +
      'M8 33q2.5 -8 5 -8t5 8M10.3 22.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0M30 19.5l3.5 -4l3 3.5l1.8 -2l2 2.5M30 36.5q1.6 -2.5 3.3 0t3.3 0t3.3 0M31 33.8h5',
  },
];
