/** What flies above one board leaves another alone. */
import { describe, expect, it } from 'vitest';
import { page } from './page';

const { Stage } = await import('../src/lib/stage');

/** As little of an element as a stage asks for. */
class Element {
  readonly dataset: Record<string, string> = {};
  readonly style = { cssText: '' };
  children: Element[] = [];
  readonly name: string;
  readonly asked: string[] = [];

  constructor(name = '') {
    this.name = name;
  }
  querySelector(what: string): Element {
    this.asked.push(what);
    return new Element(`${this.name}: ${what}`);
  }
  append(child: Element): void {
    this.children.push(child);
  }
  replaceChildren(): void {
    this.children = [];
  }
  remove(): void {}
  setAttribute(): void {}
  getBoundingClientRect(): { x: number; y: number } {
    return { x: 10, y: 20 };
  }
}
Object.assign(page, { createElement: () => new Element('layer') });

const [left, right] = [new Element('left'), new Element('right')];
const asRoot = (one: Element): HTMLElement => one as unknown as HTMLElement;
const box = { x: 50, y: 60, width: 7 } as DOMRect;
const inTheAir = (root: Element): number => root.children[0]?.children.length ?? 0;

describe('two boards on one page', () => {
  const [one, other] = [new Stage(), new Stage()];
  const leave = [one.around(asRoot(left)), other.around(asRoot(right))];

  it('each look for their things within themselves', () => {
    expect((one.tile('fine_arts') as unknown as Element).name).toBe('left: [data-area="fine_arts"]');
    expect((other.stack('fine_arts', 2) as unknown as Element).name).toMatch(/^right: .*data-stack="2"/);
    expect(right.asked).toHaveLength(1);
  });

  it('each land what is in the air above them, and nothing else', () => {
    one.lift(asRoot(new Element()), box);
    other.lift(asRoot(new Element()), box);
    expect([inTheAir(left), inTheAir(right)]).toEqual([1, 1]);
    one.land();
    expect([inTheAir(left), inTheAir(right)]).toEqual([0, 1]);
  });

  it('place it where it is on the screen, wherever the board is', () => {
    const copy = new Element();
    one.lift(asRoot(copy), box);
    expect(copy.style.cssText).toContain('left:40px;top:40px;width:7px');
  });

  it('have nothing to find once they are gone', () => {
    leave.forEach((gone) => gone());
    expect([one.tile('fine_arts'), other.home(0)]).toEqual([null, null]);
  });
});
