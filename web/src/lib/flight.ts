/** Things that travel over a board: cards from the deck and to their new owner, supporters to an area. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Beat, Journey } from '../game/beats';
import { COLOURS } from '../game/facts';
import { pace } from './pace';
import { moves } from './settings.svelte';
import type { Stage } from './stage';

const EASE = 'cubic-bezier(.3,.7,.2,1)';
/** Between two cards that are taken, as a share of the time between two of a deal. */
const TAKEN_APART = 0.5;

/** A card comes from the deck of its board; `order` is its place in the deal, -1 for a card that lay there before. */
export function dealtIn(node: Element, { order }: { order: number }): TransitionConfig {
  const deck = node.closest('[data-stage]')?.querySelector('[data-deck]')?.getBoundingClientRect();
  if (!moves() || !deck || order < 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = deck.x + deck.width / 2 - here.x - here.width / 2;
  const y = deck.y + deck.height / 2 - here.y - here.height / 2;
  return {
    duration: pace.travel(),
    delay: order * pace.apart(),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${-14 * u}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 3)}; z-index: 9; position: relative`,
  };
}

interface Flight {
  from: DOMRect;
  to: DOMRect;
  delay?: number;
  /** How large it is when it arrives. */
  scale?: number;
}

function fly(stage: Stage, thing: SVGElement, { from, to, delay = 0, scale = 1 }: Flight): void {
  stage.lift(thing, from);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  thing
    .animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.85 }], {
      duration: pace.travel(),
      delay,
      easing: EASE,
      fill: 'both',
    })
    .finished.finally(() => thing.remove())
    .catch(() => undefined);
}

const copyOf = (thing: Element): SVGElement => thing.cloneNode(true) as SVGElement;

/** Before the picture of a beat: the card of a figure goes to where it acts. */
export function playFigure(stage: Stage, { journey, seat }: Beat): void {
  if (!moves() || !journey?.figure || seat === null) return;
  const card = stage.figure(seat, journey.figure);
  const tile = stage.tile(journey.to);
  if (card && tile)
    fly(stage, copyOf(card), { from: card.getBoundingClientRect(), to: tile.getBoundingClientRect(), scale: 1.6 });
}

/** Before the cards of an area are gone: they go to a player. */
export function takeCards(stage: Stage, { leaving, seat }: Beat): void {
  const home = seat === null ? null : stage.home(seat);
  if (!moves() || !home || !leaving?.collecting) return;
  stage.cards(leaving.collecting).forEach((card, i) => {
    const delay = i * TAKEN_APART * pace.apart();
    fly(stage, copyOf(card), { from: card.getBoundingClientRect(), to: home, delay, scale: 0.55 });
  });
}

/** One supporter goes to an area: from its owner's supply, or from another area. */
export function sendSupporter(stage: Stage, { seat, from, to }: Journey): void {
  const stack = stage.stack(to, seat);
  const start = from ? stage.stack(from, seat)?.getBoundingClientRect() : stage.home(seat);
  if (!moves() || !stack || !start) return;
  const end = stack.getBoundingClientRect();
  fly(stage, single(stack, seat), { from: new DOMRect(start.x, start.y, end.width, end.height), to: end });
}

/** One supporter from the picture of a pile: nothing beneath it, and no count. */
function single(pile: Element, seat: number): SVGElement {
  const one = copyOf(pile);
  one.querySelectorAll('text, .under').forEach((part) => part.remove());
  one.classList.remove('empty');
  const top = one.querySelector<SVGElement>('.top');
  if (top) top.style.fill = `var(--${COLOURS[seat] ?? 'orange'})`;
  return one;
}
