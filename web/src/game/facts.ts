/** The facts of the box that this page draws with. */

export const AREAS = ['agriculture', 'electricity', 'fine_arts', 'manufacturing', 'transportation'] as const;
export type AreaId = (typeof AREAS)[number];

export const FIGURES = [
  'burnham',
  'davis',
  'palmer',
  'mccormick',
  'westinghouse',
  'saint_gaudens',
  'schwab',
  'pullman',
] as const;
export type FigureId = (typeof FIGURES)[number];

export const KINDS = [...AREAS, 'ticket', ...FIGURES] as const;
export type CardKind = (typeof KINDS)[number];

export const COLOURS = ['orange', 'purple', 'white', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const HOME_AREAS: Readonly<Partial<Record<FigureId, AreaId>>> = {
  mccormick: 'agriculture',
  westinghouse: 'electricity',
  saint_gaudens: 'fine_arts',
  schwab: 'manufacturing',
  pullman: 'transportation',
};

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const LAST_ROUND = 3;

export interface Edition {
  readonly cards: Readonly<Record<PlayerCount, Readonly<Record<CardKind, number>>>>;
  readonly setValues: readonly number[];
  readonly wheelSpaces: Readonly<Record<PlayerCount, number>>;
}

const boxFor = (exhibits: number, tickets: number, burnham: number, davis: number, palmer: number) => ({
  agriculture: exhibits,
  electricity: exhibits,
  fine_arts: exhibits,
  manufacturing: exhibits,
  transportation: exhibits,
  ticket: tickets,
  burnham,
  davis,
  palmer,
  mccormick: 2,
  westinghouse: 2,
  saint_gaudens: 2,
  schwab: 2,
  pullman: 2,
});

const base: Edition = {
  cards: { 2: boxFor(7, 27, 5, 4, 4), 3: boxFor(8, 28, 5, 4, 4), 4: boxFor(8, 23, 3, 3, 3) },
  setValues: [1, 3, 6, 10, 15],
  wheelSpaces: { 2: 9, 3: 11, 4: 13 },
};

export const EDITIONS: Readonly<Record<string, Edition>> = { base, 'base-2': base };
export const NEWEST_EDITION: Edition = base;
