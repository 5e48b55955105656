/** What a card's drawing is made of: paths on 48 × 48, light on the ground of its kind, one over the other. */
export interface Drawing {
  /** Filled in the light colour. */
  solid?: string;
  /** Filled in the ground's colour. */
  cut?: string;
  /** Stroked in the light colour. */
  line?: string;
  /** Stroked in the ground's colour. */
  etch?: string;
}
