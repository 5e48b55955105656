/** The cards of the box as a collector sees them: each thing once, and all cards of a figure as one. */
import { isArea, isFigure, kindOf } from '../game/cards';
import { AREAS, DEFAULT_EDITION, EDITIONS, FIGURES } from '../game/facts';
import type { Step } from '../game/ledger';
import type { AreaId, CardId, CardKind } from '../game/types';

/** A drawer of the cabinet: an area's exhibits, the Midway's tickets, or the figures. */
export type Drawer = AreaId | 'ticket' | 'figure';
export const DRAWERS: readonly Drawer[] = [...AREAS, 'ticket', 'figure'];

export interface Collectable {
  /** The first of its cards, for its words and its drawing. */
  card: CardId;
  drawer: Drawer;
  /** How many of it are in the box. */
  copies: number;
}

const COPIES: Record<CardKind, number> = EDITIONS[DEFAULT_EDITION].cards;

/** The card that stands for this one in the collection. */
export const standsFor = (card: CardId): CardId => {
  const kind = kindOf(card);
  return isFigure(kind) ? `${kind}-1` : card;
};

export function drawerOf(card: CardId): Drawer {
  const kind = kindOf(card);
  if (isArea(kind)) return kind;
  return isFigure(kind) ? 'figure' : 'ticket';
}

function inDrawer(drawer: Drawer): Collectable[] {
  if (drawer === 'figure') return FIGURES.map((kind) => ({ card: `${kind}-1`, drawer, copies: COPIES[kind] }));
  return Array.from({ length: COPIES[drawer] }, (_, i) => ({ card: `${drawer}-${i + 1}`, drawer, copies: 1 }));
}

/** Drawer by drawer, in the order of the box. */
export const COLLECTION: readonly Collectable[] = DRAWERS.flatMap(inDrawer);

const known: ReadonlySet<string> = new Set(COLLECTION.map(({ card }) => card));

/** What the seats collected themselves; what a bot played for somebody away does not count. */
export const collectedBy = (steps: readonly Step[], seats: readonly number[]): CardId[] =>
  steps.flatMap(({ told, byBot }) => (told && !byBot && seats.includes(told.seat) ? told.collected : []));

const KEY = 'worldsfair-collected';

/** All that was ever collected on this device. */
export function found(): Set<CardId> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((card): card is CardId => known.has(card as string)) : []);
  } catch {
    // A browser that keeps nothing, or something else in this place: nothing was found yet.
    return new Set();
  }
}

/** Keep these cards as found, too. */
export function keepFound(cards: readonly CardId[]): void {
  const before = found();
  const now = new Set([...before, ...cards.map(standsFor)]);
  if (now.size === before.size) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...now]));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
