/** Cards on the page: which one lies under a point, and which follows which. `data-card` names them, `data-cards` groups them. */
import type { CardId } from '../game/types';

/** The cards that an element stands for. */
export const cardsAt = (element: Element): CardId[] =>
  (element.getAttribute('data-card') ?? '').split(' ').filter((id): id is CardId => id !== '');

export const groupOf = (card: Element): Element => card.closest('[data-cards]') ?? card;

/** The part of the page that should stay in sight: a tile, a panel, or all of the turn's bar. */
export const partOf = (card: Element): Element => card.closest('article, section') ?? groupOf(card);

const isSeen = (element: Element): boolean => element.checkVisibility() && cardsAt(element).length > 0;

/** Also below the layer that makes a whole area a button, but below nothing else. */
export function cardUnder(x: number, y: number): Element | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  const group = top?.closest('[data-cards]');
  if (!top || !group) return null;
  const layers = top.matches('[data-over-cards]') ? below : [top];
  for (const layer of layers) {
    const card = layer.closest('[data-card]');
    if (card && group.contains(card) && isSeen(card)) return card;
  }
  return null;
}

const within = (group: Element): Element[] => [...group.querySelectorAll('[data-card]')].filter(isSeen);

/** The first card of where the focus is. */
export const firstNear = (focused: Element | null): Element | null => {
  const own = focused?.querySelector('[data-card]');
  if (own && isSeen(own)) return own;
  const group = focused?.closest('[data-cards]');
  return (group && within(group)[0]) ?? null;
};

/** The next card of its group, round and round. */
export function neighbour(card: Element, by: 1 | -1): Element {
  const cards = within(groupOf(card));
  return cards[(cards.indexOf(card) + by + cards.length) % cards.length] ?? card;
}

/** The first card of the next group that has any. */
export function nextGroup(card: Element, by: 1 | -1): Element {
  // What lies behind a dialog is out of reach.
  const reach = card.closest('dialog') ?? document;
  const groups = [...reach.querySelectorAll('[data-cards]')].filter((group) => within(group).length);
  const at = groups.indexOf(groupOf(card));
  const next = groups[(at + by + groups.length) % groups.length];
  return (next && within(next)[0]) ?? card;
}
