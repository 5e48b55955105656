/** What must hold on every page, once all of it is there: nothing cut off, nothing too small to touch, nothing that axe minds. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { untilSettled } from './pages';

/** What the light decides: the stylesheet gives it other colours, and the page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Everything that axe knows in the light, and what has to do with colours in the dark, too. */
export async function checkAccess(page: Page, where: string): Promise<void> {
  await untilSettled(page);
  // A page that is loaded has it until the next one is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (colours) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const root = document.documentElement;
    const before = root.dataset['theme'] ?? 'light';
    // Nothing behind an open dialog can be reached.
    const seen = document.querySelector<HTMLElement>('dialog[open]') ?? document;
    const violations: string[] = [];
    for (const theme of ['light', 'dark']) {
      root.dataset['theme'] = theme;
      const checked = await checker.run(seen, {
        resultTypes: ['violations'],
        ...(theme === 'dark' ? { runOnly: colours } : {}),
      });
      for (const { id, nodes } of checked.violations)
        violations.push(`${theme}, ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    }
    root.dataset['theme'] = before;
    return violations;
  }, COLOURS);
  expect(found, where).toEqual([]);
}

/** Nothing sticks out sideways, and no words are cut off. */
export async function checkFit(page: Page, where: string): Promise<void> {
  await untilSettled(page);
  const cut = await page.evaluate(() => {
    const isCut = (one: Element): boolean => {
      const hides = getComputedStyle(one).overflowX !== 'visible';
      const holdsWords = one.matches('p, h1, h2, h3, dd, dt, li, label, button:not(.hit), a, td, th');
      return (hides || holdsWords) && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1;
    };
    const isOutside = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      return box.width > 2 && (box.right > innerWidth + 1 || box.left < -1);
    };
    const saysSomething = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** For screen readers only. */
    const isUnseen = (one: Element): boolean => {
      for (let at: Element | null = one; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (one) =>
          (saysSomething(one) || one.matches('p, li, dd')) &&
          !one.closest('svg') &&
          one.checkVisibility() &&
          !isUnseen(one),
      )
      .filter((one) => isCut(one) || isOutside(one))
      .map((one) => `${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 60)}`);
  });
  expect(cut, `${where}: words cut off`).toEqual([]);
  const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside, `${where}: sideways scrolling`).toBeLessThanOrEqual(outside ?? 0);
}

/** Everything to be touched is 44 px high and wide. */
export async function checkTouch(page: Page, where: string): Promise<void> {
  await untilSettled(page);
  const small = await page
    .locator(
      'button:visible, a:visible, select:visible, summary:visible, label.choice:visible, input:visible:not(.choice input)',
    )
    .evaluateAll((all) =>
      all
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent?.trim() || one.tagName }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
  expect(small, `${where}: too small for a finger`).toEqual([]);
}
