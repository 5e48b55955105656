/** Manufacturing: a drawing for each exhibit, in the order of its number. */
import type { Drawing } from './drawing';
import { box, oval, ring, row, spokes } from './shapes';

export const manufacturing: readonly Drawing[] = [
  // The great telescope on its pier.
  {
    solid:
      'M8.5 31L34 6.5l6.5 6.5L14 36.5q-2 .5 -3.8 -1.3t-1.7 -4.2Z' +
      'M33 4.5l3 -2.5l9 9l-2.8 2.8Z' +
      'M5 35.5l3.5 -3.2l4 4l-3.3 3.4Z' +
      'M21 28l6 -6l5 23h-14l2.5 -13Z' +
      box(13, 44, 24, 3) +
      ring(25, 21.5, 4),
    cut: ring(25, 21.5, 1.6),
    line: 'M29 25l7 5.5' + ring(38, 32, 2.7),
    etch: 'M30 10.5l6.5 6.5M14 26l5.5 5.5',
  },
  // The chapel's arches, and the cross of light.
  {
    solid:
      'M4 46V24a20 21 0 0 1 40 0V46H38.5V24a14.5 15.5 0 0 0 -29 0V46Z' +
      'M22.4 17h3.2v5h5v3.2h-5v9.8h-3.2v-9.8h-5v-3.2h5Z',
    line:
      'M12 46V24.5a12 12.5 0 0 1 24 0V46M24 17V11.5M15.5 46v-5h17v5M19 41v-3h10v3' +
      spokes(24, 23.5, 9, 10.5, 8, 1 / 16),
    etch: spokes(24, 24, 15.5, 20, 14, 0.75) + 'M6.7 28V46M41.3 28V46',
  },
  // Plates under jets of hot water.
  {
    solid:
      'M4 27H44L40.5 44H7.5Z' +
      row([12.5, 24, 35.5], (x) => ring(x, 20.5, 7)) +
      row([12.5, 24, 35.5], (x) => `M${x} 2.5q4 6 0 7.5q-4 -1.5 0 -7.5Z`) +
      box(9, 44, 4, 3) +
      box(35, 44, 4, 3),
    cut: ring(24, 36, 4.6),
    line: 'M24 36V33M18.2 4v4M29.8 4v4',
    etch: row([12.5, 24, 35.5], (x) => ring(x, 20.5, 4.2)) + 'M3.5 27H44.5M5.5 30.5H42.5',
  },
  // The Krupp gun.
  {
    solid:
      'M1.5 19.5L45 9.5l1 5.5L24 23.5l-11 6.5q-8 1.5 -9.5 -3.5Z' +
      'M8 32h30l4 8H4Z' +
      box(3, 41, 42, 3) +
      'M15 24l11 -4l4.5 12H13Z' +
      ring(10, 44, 3) +
      ring(24, 44, 3) +
      ring(38, 44, 3),
    cut: ring(21, 26.5, 2.2) + row([10, 24, 38], (x) => ring(x, 44, 1.1)),
    etch: 'M11 17.5l2.5 12M26 13.8l2 8M33 12.3l1.5 7',
  },
  // Columbus in silver.
  {
    solid:
      'M15 40h18l2.5 6.5h-23Z' +
      'M18.5 39.5l1.2 -11q-2.2 -7 1.3 -10.5h6.5q3.5 3.5 2 10.5l1.5 11h-5l-1.7 -9l-1.5 9Z' +
      ring(24.2, 12.8, 3.2) +
      'M19.5 11q1 -4.5 5 -4.5t4.5 4.5q-4.5 -1.5 -9.5 0Z' +
      'M28 18.5l9.5 -6.5l1.5 2.2l-9 7.5Z' +
      'M21 19l-5.5 6l3 4.5l-2 1.5l-4 -6.5l7 -7.5Z' +
      ring(14, 31.5, 3.6),
    line: 'M38 13l4.5 -3',
    etch: 'M10.5 31.5h7M14 28v7M21 28h7.5M21 24l3 2l3.5 -2M17 43.5h14',
  },
  // The golden key.
  {
    solid:
      box(4, 37, 40, 5.5) +
      'M6 28.5L40 21.5l.8 3.2L7 32Z' +
      'M34 20q0 -5 5 -5.5q5 .5 4.5 5.5Z' +
      box(36.5, 19.5, 4.6, 3.2) +
      'M20 37l1.5 -11.5h6l1.5 11.5Z' +
      box(34.8, 30, 7, 7) +
      box(6.5, 33.5, 5, 3.5),
    cut: ring(24.5, 28.3, 1.3),
    line: 'M38.5 10V4M32.5 11.5L29 6.5M44.5 11.5L47 7.5M9 27.5V33M38.3 25V29.5',
    etch: 'M4 39.7H44',
  },
  // A typewriter of six keys, and its paper with dots.
  {
    solid:
      box(14, 3, 20, 19) + 'M9 21h30l2.5 6H6.5Z' + 'M6 28.5h36l4 15.5H2Z' + ring(5.5, 24, 2.6) + ring(42.5, 24, 2.6),
    cut:
      row([11, 17, 31, 37], (x) => ring(x, 36.5, 2.2)) +
      oval(21.5, 38.5, 1.9, 3) +
      oval(26.5, 38.5, 1.9, 3) +
      row([18, 25, 31], (x) => ring(x - 1.3, 8, 0.9) + ring(x - 1.3, 11.2, 0.9)) +
      row([20.3, 27.3], (x) => ring(x - 1, 8, 0.9)) +
      ring(26.3, 14.4, 0.9) +
      ring(16.7, 14.4, 0.9) +
      ring(29.7, 14.4, 0.9),
  },
  // Wrought iron in scrolls.
  {
    solid: box(3, 8, 4, 38) + box(41, 8, 4, 38) + ring(5, 6, 2.8) + ring(43, 6, 2.8) + 'M24 2l2 4.5l-2 3l-2 -3Z',
    line:
      'M7 20Q15 18 24 9.5Q33 18 41 20M7 24H41M7 42H41M24 9.5V42' +
      'M12 24V42M18 24V42M30 24V42M36 24V42' +
      'M15 38.5q-3.5 -2.5 0 -5t0 -5M21 38.5q3.5 -2.5 0 -5t0 -5M27 38.5q-3.5 -2.5 0 -5t0 -5M33 38.5q3.5 -2.5 0 -5t0 -5' +
      'M9 23q3.5 -4 6 -1M20 23q-3.5 -6.5 -6 -2M39 23q-3.5 -4 -6 -1M28 23q3.5 -6.5 6 -2M24 19q-3.5 -2 0 -5q3.5 3 0 5M9.5 42v-18M38.5 42v-18',
  },
];
