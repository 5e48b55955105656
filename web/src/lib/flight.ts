/** Things that travel: cards from the deck and to their new owner, supporters to an area. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moves } from './settings.svelte';
import type { AreaId } from './types';

const TRAVEL = 420;
const EASE = 'cubic-bezier(.3,.7,.2,1)';

/** A card comes from the deck; `order` 1 is the last one dealt to its area. */
export function dealtIn(node: Element, { order }: { order: number }): TransitionConfig {
  const deck = document.querySelector('[data-deck]')?.getBoundingClientRect();
  if (!moves() || !deck) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = deck.x + deck.width / 2 - here.x - here.width / 2;
  const y = deck.y + deck.height / 2 - here.y - here.height / 2;
  return {
    duration: TRAVEL,
    delay: order > 1 ? 0 : 60,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${-14 * u}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 3)}; z-index: 9; position: relative`,
  };
}

/** Where a seat's things are on the screen: its panel, or on a small one its place in the head. */
function homeOf(seat: number): DOMRect | null {
  for (const home of document.querySelectorAll(`[data-home="${seat}"]`)) {
    const box = home.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

function fly(thing: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = thing.cloneNode(true) as HTMLElement;
  const { style } = copy;
  style.position = 'fixed';
  style.left = `${from.x}px`;
  style.top = `${from.y}px`;
  style.width = `${from.width}px`;
  style.zIndex = '20';
  style.pointerEvents = 'none';
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  copy
    .animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(.55)`, opacity: 0.85 }], {
      duration: TRAVEL,
      delay,
      easing: EASE,
      fill: 'both',
    })
    .finished.finally(() => copy.remove())
    .catch(() => undefined);
}

/** The cards of an area go to a player. */
export function flyCards(area: AreaId, seat: number): void {
  const home = homeOf(seat);
  if (!moves() || !home) return;
  document
    .querySelectorAll(`[data-area="${area}"] .slot > svg`)
    .forEach((card, i) => fly(card, card.getBoundingClientRect(), home, i * 60));
}

/** A player's supporter goes to an area. */
export function flySupporter(seat: number, area: AreaId): void {
  const home = homeOf(seat);
  const stack = document.querySelector(`[data-area="${area}"] [data-stack="${seat}"] svg`);
  if (!moves() || !home || !stack) return;
  const to = stack.getBoundingClientRect();
  fly(stack, new DOMRect(home.x, home.y, to.width, to.height), to, 0);
}
