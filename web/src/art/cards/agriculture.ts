/** Agriculture: a drawing for each exhibit, in the order of its number. */
import type { Drawing } from './drawing';
import { blades, box, oval, ring, row, spokes } from './shapes';

const oranges = [1, 2, 2, 3, 3, 4, 4, 5].flatMap((count, line) =>
  Array.from({ length: count }, (_, i) => ring(24 + (i - (count - 1) / 2) * 6.4, 9.5 + line * 4.9, 2.8)),
);

const pancake = (y: number, half: number): string =>
  `M${24 - half} ${y}h${2 * half}a2.2 2.2 0 0 1 0 4.4h${-2 * half}a2.2 2.2 0 0 1 0 -4.4Z`;

export const agriculture: readonly Drawing[] = [
  // The mammoth cheese in its iron hoops, with a piece cut out.
  {
    solid: 'M5 15a19 6 0 0 1 38 0V36a19 6 0 0 1 -38 0Z',
    cut: 'M24 15L31 20.7V41.8L41.8 38.5V17.2Z',
    etch: 'M5 15a19 6 0 0 0 26 5.7M5 24a19 6 0 0 0 26 5.7M5 32a19 6 0 0 0 26 5.7M41.8 26q1 -.8 1.2 -2M41.8 34q1 -.8 1.2 -2',
    line: 'M24 15V36.2L31 41.8',
  },
  // Germania in her temple.
  {
    solid:
      box(4, 43, 40, 3) +
      box(7, 39.6, 34, 2.6) +
      row([9, 14.6, 30.6, 36.2], (x) => box(x, 22, 2.8, 17)) +
      box(6.5, 18.2, 35, 3) +
      'M10 17.4a14 10.5 0 0 1 28 0Z' +
      ring(24, 4.6, 1.7) +
      ring(24, 25.2, 2) +
      'M20.2 39l1 -9.4q2.8 -3 5.6 0l1 9.4Z',
    line: 'M24 7V5M28.6 24V39M26 29.4L28.6 28',
    etch: 'M24 7v10.4M17.4 9q-2.6 3 -3 8.4M30.6 9q2.6 3 3 8.4',
  },
  // The knight's helmet, of prunes.
  {
    solid:
      'M13 41V23q0 -13 11 -14.6q11 1.6 11 14.6v18q-11 5 -22 0Z' + 'M23 9q-1 -7 7 -8q10 0 12 9q1 7 -3 12q1 -12 -16 -13Z',
    cut:
      'M13 22.5h9.6v3.6h-9.6ZM25.4 22.5h9.6v3.6h-9.6Z' +
      row([16.4, 20.2, 27.8, 31.6], (x) => oval(x, 31, 1.1, 1.6) + oval(x, 36, 1.1, 1.6) + oval(x, 40.6, 1.1, 1.5)) +
      oval(18, 17, 1.2, 1.7) +
      oval(30, 17, 1.2, 1.7),
    etch: 'M24 9V45',
  },
  // A pickle to wear, on its pin.
  {
    solid:
      'M13 13.5q6 -4.5 9.5 2q3.5 7 10.5 9.5q10 3.5 7.5 11.5q-3.5 7.5 -16 3q-13 -5.5 -15 -18q-.5 -5 3.5 -8Z' +
      ring(10, 8, 3.4),
    cut: ring(10, 8, 1.6),
    line: 'M12.5 10.5L15 13.5',
    etch: 'M16 18.5l2 1M15.5 24.5l2.2 .2M21.5 23l1.5 1.7M19.5 30l2 -.6M25.5 28.5l1.4 1.7M25 35l1.8 -1.2M31 31.5l.8 2M32.5 37.5l1.5 -1.6M36.5 32.5l.4 2',
  },
  // A stack of pancakes, with butter, just off the fire.
  {
    solid:
      oval(24, 41, 20, 3.4) +
      pancake(34.5, 13.5) +
      pancake(29.3, 14) +
      pancake(24.1, 13) +
      pancake(18.9, 13.5) +
      'M20 15.5l4 -2l4.5 1.4v3.2h-8.5Z',
    line: 'M16 12q-2.5 -2.5 0 -5t0 -5M24 10.5q-2.5 -2.2 0 -4.5t0 -4.5M32 12q-2.5 -2.5 0 -5t0 -5',
    etch: 'M13 43q11 1.5 22 0',
  },
  // The tower of oranges.
  { solid: oranges.join('') + 'M24 6.5q-.5 -5 5.5 -5.5q0 5.5 -5.5 5.5Z', line: 'M6 47H42' },
  // A picture of a farm.
  {
    solid: 'M25 31V21.5l7 -6.5l7 6.5V31Z' + 'M18 31V20a3.2 3.2 0 0 1 6.4 0V31Z' + ring(13.5, 17.5, 3.2),
    line:
      'M4 6.5H44V41.5H4ZM7.5 10H40.5V38H7.5Z' +
      'M9.5 34.5q3 -3.5 6 0t6 0t6 0t6 0t5 0' +
      'M8 31.2H40' +
      spokes(13.5, 17.5, 4.8, 6.4, 8),
    cut: box(30, 25, 4, 6) + box(30.4, 19, 3.2, 2.4),
    etch: 'M18 24h6.4M18 27.5h6.4',
  },
  // Windmills, one beyond the other.
  {
    solid: blades(20, 16, 3, 13, 14) + ring(20, 16, 1.8) + 'M33 14l9 -3.5v11l-9 -3.5Z' + blades(39, 29, 1, 5, 8),
    line: 'M20 18L13 46M20 18L27 46M17.6 28H22.4M15.5 36H24.5M16.3 33L24.5 43M23.7 33L15.5 43M22 16H34M39 29L36.5 46M39 29L41.5 46M38 37h2M5 46H44',
  },
];
