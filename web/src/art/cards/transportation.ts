/** Transportation: a drawing for each exhibit, in the order of its number. */
import type { Drawing } from './drawing';
import { box, ring, row, spokes } from './shapes';

const RAIL = 'M2 45H46';

export const transportation: readonly Drawing[] = [
  // The John Bull: a barrel on wheels, a tall chimney, and a guard before it.
  {
    solid:
      box(10, 20, 24, 11) +
      'M9 14q4.5 -5 9 0v6h-9Z' +
      box(29, 5.5, 4, 15) +
      'M27.5 3.5h7v2.5h-7Z' +
      box(5, 31, 34, 2.5) +
      ring(13, 38, 6.5) +
      ring(28, 38, 6.5) +
      'M39 31.5h3L46.5 42H38Z' +
      box(2, 24, 6, 9),
    cut: ring(13, 38, 4.8) + ring(28, 38, 4.8),
    line: spokes(13, 38, 0, 5, 8) + spokes(28, 38, 0, 5, 8) + RAIL,
    etch: 'M15 20v11M20 20v11M25 20v11M40.5 33v8M42.5 34v7',
  },
  // 999, with wheels taller than a man.
  {
    solid:
      'M3 14h10v3H22V13q2.5 -3.5 5 0v4h5v-7h-1.5V7.5h7V10H36v7h4q4 0 4 4v7.5H3Z' +
      box(3, 28.5, 40, 2.5) +
      ring(12, 37, 7.5) +
      ring(27, 37, 7.5) +
      ring(38.5, 41, 3.5) +
      'M43 31l4 10.5h-5Z',
    cut: box(5.5, 17, 5, 5.5) + ring(12, 37, 5.8) + ring(27, 37, 5.8) + ring(38.5, 41, 1.8),
    line: spokes(12, 37, 0, 6, 10) + spokes(27, 37, 0, 6, 10) + 'M12 39.5H30' + RAIL,
    etch: 'M17 17v11.5M23 17.5v11M34 17.5v11M17 22.5H44',
  },
  // Lord of the Isles, with one huge driving wheel.
  {
    solid:
      'M3 18.5h7v2H41v10H3Z' +
      box(35, 6.5, 4.5, 14) +
      'M33.5 4h7.5v3h-7.5Z' +
      'M11 20.5q0 -6.5 4 -6.5t4 6.5Z' +
      box(2, 30.5, 42, 2.3) +
      ring(21, 33.5, 11.5) +
      ring(38, 40, 5) +
      ring(7, 40, 5),
    cut: ring(21, 33.5, 9.7) + ring(38, 40, 3.4) + ring(7, 40, 3.4),
    line: spokes(21, 33.5, 0, 10, 16) + spokes(38, 40, 0, 4, 8) + spokes(7, 40, 0, 4, 8) + ring(21, 33.5, 1.6) + RAIL,
    etch: 'M31 20.5v10M36 23v5',
  },
  // Benches on a moving platform.
  {
    solid:
      row([9, 23], (x) => ring(x + 2, 14, 2.8) + `M${x - 1.5} 26q-.5 -9 3.5 -9t3.5 9h4.5v7h-2.6v-4.5h-8.9Z`) +
      box(3, 34, 33, 3.4) +
      box(30, 39, 16, 3) +
      ring(40.5, 17, 2.6) +
      'M37.3 38l.8 -12q-.6 -6 2.4 -6t2.4 6l.8 12h-2.4l-.8 -9l-.8 9Z' +
      row([9, 18, 27], (x) => ring(x, 40.5, 2.5)),
    cut: row([9, 18, 27], (x) => ring(x, 40.5, 0.9)),
    line: 'M3 45H46M6.5 19V34M20.5 19V34M8 6.5H28M24.5 3.5L28 6.5L24.5 9.5',
  },
  // The elevated railway.
  {
    solid:
      'M3 9.5q0 -2.5 2.5 -2.5h16.5v17H3ZM25 7H42.5q2.5 0 2.5 2.5V24H25Z' +
      box(2, 28, 44, 3.5) +
      box(8, 31.5, 3.5, 15) +
      box(36.5, 31.5, 3.5, 15) +
      row([7.5, 17.5, 30, 40.5], (x) => ring(x, 25.5, 2.2)),
    cut: row([5.5, 11, 16.5, 27.5, 33, 38.5], (x) => box(x, 10.5, 3.8, 6)),
    line: 'M22 21H25M11.5 32L19 37.5H29L36.5 32M11.5 40.5L24 31.8L36.5 40.5M2 46.5H46',
    etch: 'M3 19.5H45',
  },
  // The Viking under sail.
  {
    solid:
      'M4 29q-3.5 -5.5 -.5 -10.5q1.5 7 7.5 10.5H37q6 -3.5 7.5 -11.5l-1.5 -2.5l3.5 1.5q1 9 -4 15.5q-3 4 -8 4H13q-6.5 -1.5 -9 -7Z' +
      'M11 8q13 3.5 26 0q-2.5 9 0 17q-13 3 -26 0q2.5 -8 0 -17Z',
    line: 'M24 3V29M9 7H39M3 41.5q3.5 -3 7 0t7 0t7 0t7 0t7 0t7 0M10 45.5q3 -2.5 6 0t6 0t6 0t6 0',
    cut: row([13, 18.5, 24, 29.5, 35], (x) => ring(x, 31, 1.8)),
    etch: 'M17 9.3q1.5 8 0 16.2M24 9.7v16.5M31 9.3q-1.5 8 0 16.2',
  },
  // Three caravels.
  {
    solid:
      'M10 30.5l3.5 1.8h20l4.5 -4v6q-1.5 5 -5 5H16q-4.5 -1.5 -6 -8.8Z' +
      'M17 7.5q9 2.5 16 0q-2 5 0 9q-8 2.5 -16 0q2 -4 0 -9Z' +
      'M16.5 18.5q9 2.5 17 0q-2 6 0 10.5q-8.5 2 -17 0q2 -5 0 -10.5Z' +
      'M1.5 24h8l-1.5 4H3.5ZM3 22.5q4.5 -4 2 -9.5q4.5 4 4 9.5Z' +
      'M39 22h8l-1.5 4h-5ZM40.5 20.5q4.5 -4 2 -9.5q4.5 4 4 9.5Z',
    line: 'M25 3V32M3 42q3.5 -3 7 0t7 0t7 0t7 0t7 0t7 0M10 46q3 -2.5 6 0t6 0t6 0t6 0M25 4.5l5 -1.5',
    cut: 'M24.3 20.8h1.5v2.3h2.3v1.5h-2.3v2.5h-1.5v-2.5H22v-1.5h2.3Z',
    etch: 'M12.5 34.5H37',
  },
  // The whaleback steamer.
  {
    solid:
      'M1.5 30q22 -3 45 -2.5l-2 4.5q-2.5 5.5 -7 5.5H9.5q-6.5 -.5 -8 -7.5Z' +
      box(10, 22, 30, 4) +
      box(13, 17, 23, 3.5) +
      'M24 17V8.5h5.5V17Z' +
      row([13, 21, 29, 36], (x) => box(x, 25, 3, 4)),
    cut: row([13, 17.5, 22, 26.5, 31, 35.5], (x) => box(x, 23.2, 2.3, 1.6)),
    line: 'M10 26V10M40 26V12M10 11h5v2.5h-5M26.5 6q3 -3 7 -1.5t7 -2M3 41.5q3.5 -3 7 0t7 0t7 0t7 0t7 0t7 0M10 45.5q3 -2.5 6 0t6 0t6 0t6 0',
    etch: 'M24 11.5h5.5M5 33q19 1.5 38 -1',
  },
];
