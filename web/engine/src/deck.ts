/** The cards of a box by name, without the engine: for whoever only wants to prove a shuffle. */
import { EDITIONS, KINDS, PLAYER_COUNTS, type EditionName } from './facts.ts';
import type { Card } from './model.ts';

export const isEdition = (name: string): name is EditionName => Object.hasOwn(EDITIONS, name);

/** S5: the cards in play, in the order of their ids; null for a box or a number of players that there is not. */
export function cardsInPlay(edition: string, players: number): Card[] | null {
  const count = PLAYER_COUNTS.find((one) => one === players);
  if (!count || !isEdition(edition)) return null;
  const inPlay = EDITIONS[edition].inPlay[count];
  return KINDS.flatMap((kind) => Array.from({ length: inPlay[kind] }, (_, index): Card => `${kind}-${index + 1}`));
}
