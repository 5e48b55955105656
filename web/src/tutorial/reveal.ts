/** Bringing what is pointed at into sight, and out from behind what sticks to the foot of a small screen. */
import { moves } from '../lib/settings.svelte';

/** `panel`: what is said about it, which lies below the board or beside it. */
export function reveal(found: HTMLElement | SVGElement, panel: Element): void {
  const here = panel.getBoundingClientRect();
  const isBelow = here.left < found.getBoundingClientRect().right;
  found.style.scrollMarginBlock = `12px ${isBelow ? innerHeight - here.top + 12 : 12}px`;
  found.scrollIntoView({ block: 'nearest', behavior: moves() ? 'smooth' : 'instant' });
  found.style.scrollMarginBlock = '';
}
