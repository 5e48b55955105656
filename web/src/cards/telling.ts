/** What is said of a card: its kind, its title, what it does, and its story. */
import { cardName, isArea, isFigure, kindOf } from '../game/cards';
import type { CardId } from '../game/types';
import { cardStory, cardTitle } from '../lib/card_words';
import { t } from '../lib/words.svelte';

export interface CardTold {
  kind: string;
  title: string;
  does: string;
  story: string;
}

export function told(card: CardId): CardTold {
  return { kind: kindTold(card), title: cardTitle(card), does: doing(card), story: cardStory(card) };
}

const kindTold = (card: CardId): string => (isFigure(kindOf(card)) ? t('told-kind-figure') : cardName(card, t));

function doing(card: CardId): string {
  const kind = kindOf(card);
  if (isArea(kind)) return t('told-exhibit', { area: t(`area-of-${kind}`) });
  return isFigure(kind) ? t('told-figure', { does: t(`does-${kind}`) }) : t('told-ticket');
}
