/** One sign for everything that is counted or read, drawn on 24 × 24. `solid` is filled, `line` is stroked over it. */
import type { AreaId, FigureId } from '../game/types';

export interface Glyph {
  solid: string;
  /** Cut out of the solid: drawn in the ground colour. */
  cut?: string;
  /** Stroked in the sign's own colour. */
  line?: string;
}

const gear = (): string => {
  const points: string[] = [];
  for (let tooth = 0; tooth < 8; tooth++) {
    for (const [offset, radius] of [
      [-0.3, 7.6],
      [-0.19, 10.8],
      [0.19, 10.8],
      [0.3, 7.6],
    ] as const) {
      const angle = ((tooth + offset) * Math.PI) / 4;
      points.push(`${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`);
    }
  }
  return `M${points.join('L')}Z`;
};

export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const star = (x: number, y: number, r: number): string => {
  const points: string[] = [];
  for (let i = 0; i < 10; i++) {
    const radius = i % 2 ? r * 0.42 : r;
    const angle = (i * Math.PI) / 5;
    points.push(`${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`);
  }
  return `M${points.join('L')}Z`;
};

const grain = (x: number, y: number, tilt: number): string =>
  `M${x} ${y}q${tilt * 4.4} -0.4 ${tilt * 4.6} -5q${-tilt * 4.6} 0.6 ${-tilt * 4.6} 5Z`;

export const areaGlyphs: Record<AreaId, Glyph> = {
  agriculture: {
    solid:
      'M12 1.2q2.6 2.6 0 6q-2.6 -3.4 0 -6Z' +
      [9.6, 13.6, 17.6].map((y) => grain(12.5, y, 1) + grain(11.5, y, -1)).join(''),
    line: 'M12 8V23M7 22.5q5 -3.5 10 0',
  },
  electricity: {
    solid:
      'M12 3.4a6.3 6.3 0 0 1 3.7 11.4q-1 .9 -1 2.4h-5.4q0 -1.5 -1 -2.4A6.3 6.3 0 0 1 12 3.4ZM9.3 18.3h5.4v1.5h-5.4ZM10 20.9h4l-1 1.9h-2Z',
    cut: 'M12.9 6.2l-3.5 4.7h2.3l-.8 4.1l3.7 -5h-2.4Z',
    line: 'M12 .4v1.3M4.2 3.2l1 1M19.8 3.2l-1 1M1.7 10h1.5M22.3 10h-1.5',
  },
  fine_arts: {
    solid:
      'M12.5 3C6 3 1.6 7.3 1.6 12.6C1.6 18 6 21 9.6 21c2.7 0 2.9 -1.7 2.3 -3c-.7 -1.6 .2 -3 2.1 -3h3.6c3 0 4.9 -1.7 4.9 -4.4C22.5 6.3 18 3 12.5 3Z',
    cut: ring(7.2, 8.6, 1.7) + ring(12.6, 6.5, 1.7) + ring(17.6, 9, 1.7) + ring(5.9, 14, 1.7),
  },
  manufacturing: { solid: gear(), cut: ring(12, 12, 3.6) },
  transportation: {
    solid:
      'M1.5 4.5h8.5v2h-1v3.5h6.5v-4.5h-1l-.6 -2.3h5l-.6 2.3h-1v4.5h2.7q1.6 0 1.6 2v4l1.4 2.2h-21.5v-8.2h1v-3.5h-1Z' +
      ring(6.2, 18.8, 3.4) +
      ring(13.2, 19.9, 2.3) +
      ring(18.6, 19.9, 2.3),
    cut: 'M4 6.8h3v3.4h-3Z' + ring(6.2, 18.8, 1.3) + ring(13.2, 19.9, 0.8) + ring(18.6, 19.9, 0.8),
  },
};

export const ticketGlyph: Glyph = {
  solid: 'M1.5 5.5h21v3.9a2.6 2.6 0 0 0 0 5.2v3.9h-21v-3.9a2.6 2.6 0 0 0 0 -5.2Z',
  cut:
    star(12, 12.2, 4.2) +
    'M5.8 7.2h.9v1.4h-.9ZM5.8 10.2h.9v1.4h-.9ZM5.8 13.2h.9v1.4h-.9ZM5.8 16h.9v1.4h-.9ZM17.3 7.2h.9v1.4h-.9ZM17.3 10.2h.9v1.4h-.9ZM17.3 13.2h.9v1.4h-.9ZM17.3 16h.9v1.4h-.9Z',
};

export const coinGlyph: Glyph = { solid: ring(12, 12, 10), cut: ring(12, 12, 8.2), line: ring(12, 12, 6.9) };

export const medalGlyph: Glyph = {
  solid: 'M6.5 1h4l1.5 4l1.5 -4h4l-3 8.5h-5Z' + ring(12, 15.3, 7.4),
  cut: star(12, 15.5, 5),
};

export const tokenGlyph: Glyph = {
  solid:
    'M12 1l2.5 2.1l3.2 -.8l1.2 3.1l3.2 .9l-.4 3.3l2.1 2.5l-2.1 2.5l.4 3.3l-3.2 .9l-1.2 3.1l-3.2 -.8l-2.5 2.1l-2.5 -2.1l-3.2 .8l-1.2 -3.1l-3.2 -.9l.4 -3.3l-2.1 -2.5l2.1 -2.5l-.4 -3.3l3.2 -.9l1.2 -3.1l3.2 .8Z',
};

export const checkGlyph: Glyph = { solid: 'M3.5 12.5l3 -3l3.8 3.8l8.2 -9l3 2.8l-11 12.2Z' };

/** Two ways that cross: shuffled. */
export const shuffleGlyph: Glyph = {
  solid:
    'M17.6 2.6l5.6 4.4l-5.6 4.4ZM17.6 12.6l5.6 4.4l-5.6 4.4Z' +
    'M1 5.9h5.6l9.6 10h2.4v2.2h-3.3l-9.6 -10h-4.7ZM1 15.9h4.7l2.6 -2.7l1.6 1.6l-3.3 3.3h-5.6ZM13 8.3l2.3 -2.4h3.3v2.2h-2.4l-1.7 1.8Z',
};

/** A cameo: shoulders, head, then what made the person known in a crowd. */
export const shoulders = 'M1.5 24q.6 -6.4 7.5 -7.6l3 2.6l3 -2.6q6.9 1.2 7.5 7.6Z';
const bust = 'M2.4 24q.3 -4.8 6.8 -6.4q2.8 2 5.6 0q6.5 1.6 6.8 6.4Z';
export const head = 'M7.5 9.5a4.5 5 0 0 1 9 0v2.2a4.5 5.4 0 0 1 -9 0Z';

export interface Cameo {
  /** Skin and shirt, in the light colour. */
  light: string;
  /** Hair, beard, coat, in the dark colour. */
  dark: string;
}

export const moustache = 'M12 12.6q-1.6 -1.2 -3.8 .9q2.3 .9 3.8 -.2q1.5 1.1 3.8 .2q-2.2 -2.1 -3.8 -.9Z';
export const wideMoustache = 'M12 12.2q-2.4 -1.3 -5.2 2.2q3.5 .7 5.2 -.8q1.7 1.5 5.2 .8q-2.8 -3.5 -5.2 -2.2Z';
export const sideParting = 'M7 10.5q-.8 -7.4 5.6 -7.3q5.3 .2 4.5 7.3q-1 -3.6 -2.4 -4.2q-3.4 1.6 -6.3 .6q-1 1 -1.4 3.6Z';
export const centreParting = 'M7 10.5q-.8 -7.4 5 -7.3q5.8 -.1 5 7.3q-.8 -3.8 -5 -5.4q-4.2 1.6 -5 5.4Z';
export const balding = 'M6.9 11.5q-1.1 -4.5 .9 -6.2q-.3 3.2 -.2 6.2ZM17.1 11.5q1.1 -4.5 -.9 -6.2q.3 3.2 .2 6.2Z';
export const fullBeard = 'M7.3 10.8q.6 2 2 2.2q2.7 -1.2 5.4 0q1.4 -.2 2 -2.2q.9 8.4 -4.7 9.6q-5.6 -1.2 -4.7 -9.6Z';
export const chinBeard = 'M7.3 11.2q.7 4 4.7 4.2q4 -.2 4.7 -4.2q.6 6.9 -4.7 7.7q-5.3 -.8 -4.7 -7.7Z';
export const goatee = 'M10.3 15q1.7 -.9 3.4 0q-.2 3.9 -1.7 4.6q-1.5 -.7 -1.7 -4.6Z';
export const topHat = 'M7.6 .2h8.8l-.5 5.3h2.8v1.5h-13.4v-1.5h2.8Z';
export const bowler = 'M7.7 5.6q.2 -5 4.3 -5q4.1 0 4.3 5q2 .1 2.9 .9q-7.2 1.5 -14.4 0q.9 -.8 2.9 -.9Z';
const waves =
  'M6.6 12q-1.9 -2.6 .2 -4.6q-.6 -3.3 2.4 -3.4q2.3 -2.6 5 -.9q3.3 -.3 3 2.9q2.2 1.9 .2 6q-.6 -3.6 -2.2 -5.2q-3.7 1.3 -6.3 .5q-1.7 1.3 -2.3 4.7Z';
const updo =
  'M6.7 12.5q-1.9 -5.5 1.6 -7.6q-1.3 -3.6 3.7 -4.1q5 .5 3.7 4.1q3.5 2.1 1.6 7.6q-.4 -4 -2.2 -5.3q-3.1 1.3 -6.2 0q-1.8 1.3 -2.2 5.3Z';

const gown = 'M3 24q.6 -4.5 6.3 -6l2.7 3.6l2.7 -3.6q5.7 1.5 6.3 6Z';

export const cameos: Record<FigureId, Cameo> = {
  burnham: { light: head + 'M9.5 16.8l2.5 5l2.5 -5Z', dark: shoulders + sideParting + wideMoustache },
  davis: { light: head, dark: shoulders + bowler + fullBeard },
  palmer: { light: head + bust, dark: updo + gown + 'M9 4.3l1 -2.2l1 1.5l1 -2.2l1 2.2l1 -1.5l1 2.2Z' },
  mccormick: { light: head, dark: shoulders + balding + fullBeard },
  westinghouse: {
    light: head,
    dark:
      shoulders + centreParting + wideMoustache + 'M7.2 10q.2 4.5 1.6 5.5l-.4 -4.5ZM16.8 10q-.2 4.5 -1.6 5.5l.4 -4.5Z',
  },
  saint_gaudens: { light: head + 'M9.5 16.8l2.5 5l2.5 -5Z', dark: shoulders + waves + moustache + goatee },
  schwab: { light: head + 'M9.5 16.8l2.5 5l2.5 -5Z', dark: shoulders + centreParting + 'M11.3 17.5h1.4l.6 5h-2.6Z' },
  pullman: { light: head, dark: shoulders + topHat + chinBeard },
};

/** On to the right, on 20 × 20. */
export const wayGlyph = 'M7.5 5L13 10L7.5 15';
