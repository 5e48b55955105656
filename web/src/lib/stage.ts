/** One board on the page with all that belongs to it: where its things are, and what is in the air above them. */
import type { AreaId, FigureId } from '../game/types';

const isSeen = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

export class Stage {
  #root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;

  /** For `{@attach}`: the element around the board, the panels and whatever else shows seats. */
  readonly around = (root: HTMLElement): (() => void) => {
    root.dataset['stage'] = '';
    this.#root = root;
    return () => {
      this.land();
      this.#layer?.remove();
      this.#root = this.#layer = null;
    };
  };

  #find(what: string): Element | null {
    return this.#root?.querySelector(what) ?? null;
  }

  tile(area: AreaId): Element | null {
    return this.#find(`[data-area="${area}"]`);
  }

  stack(area: AreaId, seat: number): Element | null {
    return this.#find(`[data-area="${area}"] [data-stack="${seat}"] svg`);
  }

  cards(area: AreaId): Element[] {
    return [...(this.tile(area)?.querySelectorAll('.slot > svg') ?? [])];
  }

  /** The card of a figure in a seat's hand, if that can be seen. */
  figure(seat: number, figure: FigureId): Element | null {
    const card = this.#find(`#seat-${seat} [data-figure^="${figure}-"] svg`);
    return card && isSeen(card.getBoundingClientRect()) ? card : null;
  }

  /** Where a seat's things are on the screen: its panel, or on a small one its place in the head. */
  home(seat: number): DOMRect | null {
    const homes = [...(this.#root?.querySelectorAll(`[data-home="${seat}"]`) ?? [])];
    return homes.map((home) => home.getBoundingClientRect()).find(isSeen) ?? null;
  }

  /** Put something above the board, at a place on the screen. */
  lift(copy: HTMLElement | SVGElement, at: DOMRect): void {
    const layer = this.#air();
    if (!layer) return;
    const { x, y } = layer.getBoundingClientRect();
    copy.style.cssText += `;position:absolute;left:${at.x - x}px;top:${at.y - y}px;width:${at.width}px`;
    copy.dataset['flying'] = '';
    layer.append(copy);
  }

  /** Nothing is in the air any longer. */
  land(): void {
    this.#layer?.replaceChildren();
  }

  #air(): HTMLElement | null {
    if (this.#root && !this.#layer) {
      this.#layer = document.createElement('div');
      this.#layer.setAttribute('aria-hidden', 'true');
      this.#layer.style.cssText =
        'position:fixed;inset:0;z-index:var(--layer-flight);pointer-events:none;overflow:clip';
      this.#root.append(this.#layer);
    }
    return this.#layer;
  }
}
