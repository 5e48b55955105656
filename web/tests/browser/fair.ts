/** The tests' own `test`: a server for each worker, and a player who knows how to play. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { FairServer } from './server';

export const test = base.extend<{ fair: string }, { server: FairServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new FairServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  fair: async ({ server }, use) => use(`${server.address}/`),
  page: async ({ page }, use) => {
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Errors of a page, those of its content security policy included. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // A server that is down on purpose, and a refusal that the page shows in words.
    const isExpected = /Failed to load resource|WebSocket|ERR_CONNECTION/.test(text);
    if (message.type() === 'error' && !isExpected) errors.push(text);
  });
  return errors;
}

/** Another person: their own cookies and settings. */
export const someoneElse = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } });

export async function checkAccess(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: run } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await run.run(document);
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    });
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

export const yourTurn = (page: Page) => page.getByRole('region', { name: 'Your turn' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send' });
export const result = (page: Page) => page.getByRole('dialog', { name: 'Result' });

export async function playNow(page: Page, fair: string): Promise<void> {
  await page.goto(fair);
  await page.getByRole('button', { name: /Play now/ }).click();
  // The first game of a new machine waits for the bots to be compiled.
  await yourTurn(page).waitFor({ timeout: 120_000 });
}

/** Wait for one's own turn or the end, looking away from what is shown meanwhile. */
export async function untilAsked(page: Page): Promise<'turn' | 'approve' | 'over'> {
  for (;;) {
    const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click().catch(() => undefined);
    if (await result(page).isVisible()) return 'over';
    if (
      await page
        .getByRole('button', { name: /Approve / })
        .first()
        .isVisible()
    )
      return 'approve';
    if (await send(page).isVisible()) return 'turn';
    await page.waitForTimeout(30);
  }
}

/** A turn by clicks: an area, then every figure where it may go. */
export async function takeTurn(page: Page, place: number): Promise<void> {
  await page
    .locator('[data-area] .hit')
    .nth(place % 5)
    .click();
  for (let step = 0; step < 30 && !(await send(page).isEnabled()); step++) {
    const stack = page.locator('[data-area] [data-stack] button').first();
    const target = page.locator('.target .hit').first();
    if (await stack.isVisible()) await stack.click({ timeout: 2000 }).catch(() => undefined);
    else if (await target.isVisible()) await target.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  await sendTurn(page);
}

/** Send the turn and wait until it is on the table, or shown, or the last. */
export async function sendTurn(page: Page): Promise<void> {
  const now = () => page.locator('main').getAttribute('data-turn');
  const before = await now();
  await send(page).click();
  while ((await now()) === before && !(await page.getByRole('dialog').first().isVisible()))
    await page.waitForTimeout(20);
}
