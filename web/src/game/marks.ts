/** Marks on a table, as data: what they point at, and how it is found. The lessons use them, and whoever gives advice. */
import type { AreaId, CardId } from './types';

/** Something on the table that can be pointed at. */
export type Target =
  | { readonly kind: 'area'; readonly area: AreaId }
  /** The supporters of a seat in an area, with their place. */
  | { readonly kind: 'stack'; readonly area: AreaId; readonly seat: number }
  /** All cards of an area. */
  | { readonly kind: 'cards'; readonly area: AreaId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'wheel' }
  | { readonly kind: 'deck' }
  /** What a seat has. */
  | { readonly kind: 'panel'; readonly seat: number }
  /** The button that sends the turn. */
  | { readonly kind: 'send' };

export interface Mark {
  /** `point`: look or touch here; `note`: a word or a number beside it, and nothing that moves. */
  readonly kind: 'point' | 'note';
  readonly at: Target;
  readonly text?: string;
}

export const pointAt = (at: Target): Mark => ({ kind: 'point', at });

/** Where a target is, below the root of a board or of what lies beside it. */
export function selectorOf(at: Target): string {
  switch (at.kind) {
    case 'area':
      return `[data-area="${at.area}"]`;
    case 'stack':
      return `[data-area="${at.area}"] [data-stack="${at.seat}"]`;
    case 'cards':
      return `[data-area="${at.area}"] [data-slots]`;
    case 'card':
      return `[data-area] [data-card="${at.card}"]`;
    case 'wheel':
      return '[data-wheel]';
    case 'deck':
      return '[data-deck]';
    case 'panel':
      return `[data-panel="${at.seat}"]`;
    case 'send':
      return '.send';
  }
}
