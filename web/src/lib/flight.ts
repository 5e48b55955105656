/** Things that travel: cards from the deck and to their new owner, supporters to an area. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Frame, Journey } from '../game/frames';
import type { TurnTold } from '../game/ledger';
import { moves } from './settings.svelte';
import type { AreaId } from '../game/types';

const TRAVEL = 420;
/** Between two cards of a deal. */
const APART = 120;
const EASE = 'cubic-bezier(.3,.7,.2,1)';

/** A card comes from the deck; `order` is its place in the deal, -1 for a card that lay there before. */
export function dealtIn(node: Element, { order }: { order: number }): TransitionConfig {
  const deck = document.querySelector('[data-deck]')?.getBoundingClientRect();
  if (!moves() || !deck || order < 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = deck.x + deck.width / 2 - here.x - here.width / 2;
  const y = deck.y + deck.height / 2 - here.y - here.height / 2;
  return {
    duration: TRAVEL,
    delay: order * APART,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${-14 * u}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 3)}; z-index: 9; position: relative`,
  };
}

const isSeen = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** Where a seat's things are on the screen: its panel, or on a small one its place in the head. */
function homeOf(seat: number): DOMRect | null {
  for (const home of document.querySelectorAll(`[data-home="${seat}"]`)) {
    const box = home.getBoundingClientRect();
    if (isSeen(box)) return box;
  }
  return null;
}

function fly(thing: Element, from: DOMRect, to: DOMRect, delay: number, shrunk: number): void {
  const copy = thing.cloneNode(true) as HTMLElement;
  const { style } = copy;
  style.position = 'fixed';
  style.left = `${from.x}px`;
  style.top = `${from.y}px`;
  style.width = `${from.width}px`;
  style.zIndex = '20';
  style.pointerEvents = 'none';
  copy.dataset['flying'] = '';
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  copy
    .animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${shrunk})`, opacity: 0.85 }], {
      duration: TRAVEL,
      delay,
      easing: EASE,
      fill: 'both',
    })
    .finished.finally(() => copy.remove())
    .catch(() => undefined);
}

/** Before a picture is shown: what leaves with it. */
export function takeOff(frame: Frame, turn: TurnTold): void {
  if (!moves()) return;
  if (frame.about === 'collect') flyCards(turn.placed, turn.seat);
  if (frame.journey?.figure) flyFigure(frame.journey, turn.seat);
}

/** After a picture is shown: what arrives in it. */
export function arrive(frame: Frame): void {
  if (moves() && frame.journey) flySupporter(frame.journey);
}

/** The cards of an area go to a player. */
function flyCards(area: AreaId, seat: number): void {
  const home = homeOf(seat);
  if (!home) return;
  document
    .querySelectorAll(`[data-area="${area}"] .slot > svg`)
    .forEach((card, i) => fly(card, card.getBoundingClientRect(), home, i * 60, 0.55));
}

const stackOf = (area: AreaId, seat: number): Element | null =>
  document.querySelector(`[data-area="${area}"] [data-stack="${seat}"] svg`);

/** A supporter goes to an area: from its owner's supply, or from another area. */
function flySupporter({ seat, from, to }: Journey): void {
  const stack = stackOf(to, seat);
  const start = from ? stackOf(from, seat)?.getBoundingClientRect() : homeOf(seat);
  if (!stack || !start) return;
  const end = stack.getBoundingClientRect();
  fly(stack, new DOMRect(start.x, start.y, end.width, end.height), end, 0, 1);
}

/** The figure's card goes to where it acts. */
function flyFigure({ figure, to }: Journey, seat: number): void {
  const card = document.querySelector(`#seat-${seat} [data-figure^="${figure}-"] svg`);
  const tile = document.querySelector(`[data-area="${to}"]`);
  const from = card?.getBoundingClientRect();
  if (card && tile && from && isSeen(from)) fly(card, from, tile.getBoundingClientRect(), 0, 1.6);
}

/** Nothing is in the air any longer. */
export function landAll(): void {
  document.querySelectorAll('[data-flying]').forEach((copy) => copy.remove());
}
