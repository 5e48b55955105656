/** Shapes that the cards' drawings are put together from, as paths. */

const at = (value: number): string => String(Math.round(value * 100) / 100);

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}Z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0Z`;

export const ring = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A point round a centre, the angle clockwise from the top in parts of a whole turn. */
const round = (x: number, y: number, r: number, turn: number): string =>
  `${at(x + r * Math.sin(turn * 2 * Math.PI))} ${at(y - r * Math.cos(turn * 2 * Math.PI))}`;

/** Lines from the inner to the outer circle. */
export const spokes = (x: number, y: number, inner: number, outer: number, count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = from + i / count;
    return `M${round(x, y, inner, turn)}L${round(x, y, outer, turn)}`;
  }).join('');

/** Blades of a wheel: wedges that widen to the outside. */
export const blades = (x: number, y: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = i / count;
    const half = 0.32 / count;
    return `M${round(x, y, inner, turn - half / 2)}L${round(x, y, outer, turn - half)}L${round(x, y, outer, turn + half)}L${round(x, y, inner, turn + half / 2)}Z`;
  }).join('');

export const star = (x: number, y: number, r: number, points = 5, waist = 0.42): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => round(x, y, i % 2 ? r * waist : r, i / (points * 2))).join('L')}Z`;

/** The same thing at several places. */
export const row = (xs: readonly number[], of: (x: number) => string): string => xs.map(of).join('');
