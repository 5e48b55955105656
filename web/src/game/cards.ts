/** Reading a card id: `fine_arts-8` is kind `fine_arts`, number 8. */
import { AREAS, FIGURES } from './facts';
import type { AreaId, CardId, CardKind, FigureId, Translate } from './types';

export const kindOf = (card: CardId): CardKind => card.slice(0, card.lastIndexOf('-')) as CardKind;

export const isArea = (kind: CardKind): kind is AreaId => (AREAS as readonly string[]).includes(kind);

export const isFigure = (kind: CardKind): kind is FigureId => (FIGURES as readonly string[]).includes(kind);

export function cardName(card: CardId, t: Translate): string {
  const kind = kindOf(card);
  if (isArea(kind)) return t('card-exhibit', { area: t(`area-of-${kind}`) });
  return isFigure(kind) ? t(`figure-${kind}`) : t('card-ticket');
}
