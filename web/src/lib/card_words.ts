/** What a card is called and its story, in the reader's language; the words of the room `cards` have to be spoken. */
import { isFigure, kindOf } from '../game/cards';
import type { CardId } from '../game/types';
import { attribute, t } from './words.svelte';

/** Every card of a figure is the same person; any other card is a thing of its own. */
const keyOf = (card: CardId): string => {
  const kind = kindOf(card);
  return isFigure(kind) ? `card-${kind}` : `card-${card}`;
};

export function cardTitle(card: CardId): string {
  const kind = kindOf(card);
  return isFigure(kind) ? t(`card-${kind}`) : t(`card-${kind}-${card.slice(kind.length + 1)}`);
}

export const cardStory = (card: CardId): string => attribute(keyOf(card), 'story');
