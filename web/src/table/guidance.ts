/** What somebody who explains a game brings to its table. */
import type { Snippet } from 'svelte';
import type { Mark } from '../game/marks';

export interface Guidance {
  /** What is said, above the turn. */
  readonly panel: Snippet;
  /** In the place of the log, the chat and the menu. */
  readonly tools: Snippet;
  readonly marks: readonly Mark[];
  /** There is something to read first. */
  readonly hidesTurn: boolean;
  /** Nothing is played any more. */
  readonly isOver: boolean;
}
