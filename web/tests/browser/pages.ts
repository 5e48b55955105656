/** The pages and what they are headed by, and when a page is there to be looked at. */
import { expect, type Page } from '@playwright/test';
import { english, type Words } from './words';

const HEADINGS = {
  '': (t: Words) => `${t('fair')} ${t('year')}`,
  '#/new': (t: Words) => t('new-table'),
  '#/learn': (t: Words) => t('learn-title'),
  '#/rules': (t: Words) => t('learn-all'),
  '#/gallery': (t: Words) => t('page-gallery'),
  '#/settings': (t: Words) => t('page-settings'),
  '#/account': (t: Words) => t('page-account'),
  '#/table/nowhere': (t: Words) => t('lobby'),
  '#/join/nowhere': (t: Words) => t('join-title'),
  '#/table/%': (t: Words) => t('nothing-here'),
} as const;
type Hash = keyof typeof HEADINGS;

/** Go to a page, and wait until it has taken the place of the one before. */
export async function openPage(page: Page, fair: string, hash: Hash, t: Words = english): Promise<void> {
  await page.goto(`${fair}${hash}`);
  await expect(page.locator('h1')).toHaveText(HEADINGS[hash](t));
  await untilSettled(page);
}

/** Until a page has all it shows: it is mounted (in its language), has its answers from the server, and its letters. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    // In the first frame a new size is noticed, in the second what follows from it is drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
