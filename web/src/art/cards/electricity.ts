/** Electricity: a drawing for each exhibit, in the order of its number. */
import type { Drawing } from './drawing';
import { box, oval, ring, spokes } from './shapes';

export const electricity: readonly Drawing[] = [
  // The tower of light, with a lamp on top.
  {
    solid:
      box(10, 43, 28, 3) +
      box(14, 39, 20, 3.2) +
      box(20, 22.5, 8, 16.5) +
      box(17.5, 19, 13, 2.8) +
      'M24 3.5a6 6 0 0 1 3.6 10.8q-1 .8 -1 3.7h-5.2q0 -2.9 -1 -3.7A6 6 0 0 1 24 3.5Z',
    line: spokes(24, 9.5, 9, 13, 16) + 'M9 42.5q1 -9 6 -10M39 42.5q-1 -9 -6 -10',
    cut: [26, 30, 34].flatMap((y) => [22.2, 25.8].map((x) => ring(x, y, 0.9))).join(''),
    etch: 'M22 9l2 2l2 -2v6',
  },
  // Tesla's copper egg, on end and turning.
  {
    solid:
      'M24 5c7 0 11 9.5 11 16.5a11 11.5 0 0 1 -22 0c0 -7 4 -16.5 11 -16.5Z' +
      oval(24, 37, 16, 3.2) +
      box(12, 41.5, 24, 4.5),
    line: 'M8 29q-4 -6 -1 -13M40 29q4 -6 1 -13M5 18.5l2.2 -3.5l2.8 2.8M43 18.5l-2.2 -3.5l-2.8 2.8',
    etch: 'M15 41.5v4.5M18 41.5v4.5M21 41.5v4.5M24 41.5v4.5M27 41.5v4.5M30 41.5v4.5M33 41.5v4.5M18 15.5q1.5 -4.5 4 -6.5',
  },
  // Two pens, one wire, the same line.
  {
    solid:
      box(3, 25, 19, 15) +
      box(26, 25, 19, 15) +
      'M16 31.5l-.5 -4.5L22 8.5l4 1.5L19.5 28.5Z' +
      'M39 31.5l-.5 -4.5L45 8.5l2.5 1L42.5 28.5Z',
    line: 'M24 9.5q7 -6 20 -.5M12.5 44H35.5M12.5 40v4M35.5 40v4',
    etch: 'M5.5 33.5q2 -5 3.5 0t3.5 0t3.5 -1M28.5 33.5q2 -5 3.5 0t3.5 0t3.5 -1M5.5 37.5h9M28.5 37.5h9M16 31.5l-.5 -4.5l4 1.5ZM39 31.5l-.5 -4.5l4 1.5Z',
  },
  // A dynamo.
  {
    solid: ring(24, 19.5, 17.5) + 'M12 36.5H36L43 42V46.5H5V42Z',
    cut: ring(24, 19.5, 7.5),
    line: ring(24, 19.5, 3.2) + spokes(24, 19.5, 3.2, 7.5, 6),
    etch: spokes(24, 19.5, 10, 17.4, 20) + ring(24, 19.5, 12.5) + 'M11.5 36.8Q24 40.5 36.5 36.8M9 42.5H39',
  },
  // A kettle without a flame.
  {
    solid:
      'M10 37q-2.5 -17 14 -18.5q16.5 1.5 14 18.5Z' +
      'M34.5 25.5L42 17.5l3.5 1.5l-6.5 12.5Z' +
      ring(24, 16.6, 2.2) +
      box(7, 39, 34, 4) +
      'M41 40h5.5v2H41Z',
    line: 'M12.5 22q1.5 -16 11.5 -16t11.5 16M44 14q-2 -2 0 -4t0 -4',
    cut: 'M25.5 21.5l-6.5 8.5h4l-1.5 6l7 -9h-4.2Z',
    etch: 'M16.5 21.5q7.5 2 15 0',
  },
  // A launch under its awning.
  {
    solid:
      'M2 28.5q22 3 44 -1q-2.5 9 -9.5 9H11q-7 0 -9 -8Z' + 'M8 13.5H38l3 4.5H5.5Z' + 'M43.5 12.5l-6.5 -2.2l6.5 -2.2Z',
    line: 'M43.5 8V28M10 18V28.5M19 18V29.5M28 18V29.5M37 18V28.5M2 41q3.5 -3 7 0t7 0t7 0t7 0t7 0t7 0M9 45.5q3 -2.5 6 0t6 0t6 0t6 0',
    etch: 'M7 32.5q17 2 34 -.5',
  },
  // Music from a far city.
  {
    solid:
      box(12, 6, 17, 36) +
      'M29 19l9 -4.5v12.5l-9 -4.5Z' +
      'M6 17.5q0 -3 2.5 -3t2.5 3l-.7 12q2 2.5 -1.8 3.2q-3.8 -.7 -1.8 -3.2Z' +
      oval(38.6, 40.5, 2.9, 2.2) +
      box(40.2, 31.5, 1.3, 9) +
      'M40.2 31.5q4 .5 5 4q-2 -1.8 -5 -1.5Z',
    cut: ring(16.8, 11.5, 2.7) + ring(24.2, 11.5, 2.7),
    line: 'M8.5 33q0 9 6 8M9 14V9',
    etch: 'M14.5 29.5h12l1 9h-14ZM20.5 14.5v3M15.5 32.5h10',
  },
  // The great searchlight.
  {
    solid: 'M11.5 20L22 13l8 12.5l-10.5 7q-6 1 -9 -4t1 -8.5Z' + 'M14 44l2.5 -6h12l2.5 6Z' + box(9, 43.5, 27, 3),
    line: 'M22 38V30M24.5 11.5L40 1.5M30 19L46.5 12.5M32.5 25.5L46.5 25M27 15L44 6',
    etch: 'M19.5 15L28 27.2M15.5 22.5l6 8',
  },
];
