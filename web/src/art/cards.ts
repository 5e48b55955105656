/** Small drawings of what the cards tell of, on 48 × 48: light on the ground of their kind. */
import type { CardId } from '../game/types';

export interface Drawing {
  /** Filled in the light colour; where two shapes overlap, the ground shows. */
  solid?: string;
  /** Stroked in the light colour. */
  line?: string;
  /** Filled in the ground's colour, over the solid. */
  cut?: string;
  /** Stroked in the ground's colour, over the solid. */
  etch?: string;
}

export const drawings: Partial<Record<CardId, Drawing>> = {};
