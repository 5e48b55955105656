/** The tests' own `test`: a server for each worker, and a player who knows how to play. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { FairServer } from './server';
import { english, type Language, type Words } from './words';

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

/** Errors of a page, those of its content security policy included, and requests to any other machine. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') errors.push(`asks ${request.url()}`);
  });
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

/** From the next page on, in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    (wanted) => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted })),
    language,
  );
}

export const yourTurn = (page: Page, t: Words = english) => page.getByRole('region', { name: t('your-turn') });
export const send = (page: Page) => page.locator('.send');
export const result = (page: Page, t: Words = english) => page.getByRole('dialog', { name: t('result') });
export const areaAt = (page: Page, place: number) => page.locator('[data-area] .hit').nth(place % 5);
export const tableOf = (page: Page): string => /(?:table|replay)\/([\w-]+)/.exec(page.url())?.[1] ?? '';

export async function playNow(page: Page, fair: string): Promise<void> {
  await page.goto(fair);
  await page.getByRole('button', { name: /Play now/ }).click();
  // The first game of a new machine waits for the bots to be compiled.
  await yourTurn(page).waitFor({ timeout: 120_000 });
}

/** Wait for one's own turn or the end, looking away from what is shown meanwhile. */
export async function untilAsked(page: Page, t: Words = english): Promise<'turn' | 'approve' | 'over'> {
  for (;;) {
    const skip = page.getByRole('dialog').getByRole('button', { name: t('skip') });
    if (await skip.isVisible()) await skip.click().catch(() => undefined);
    if (await result(page, t).isVisible()) return 'over';
    if (await page.locator('.approve').first().isVisible()) return 'approve';
    if (await send(page).isVisible()) return 'turn';
    await page.waitForTimeout(30);
  }
}

/** A turn by clicks: an area, then every figure where it may go. */
export async function takeTurn(page: Page, place: number): Promise<void> {
  await areaAt(page, place).click();
  for (let step = 0; step < 30 && !(await send(page).isEnabled()); step++) {
    // On a phone the stacks are offered in the bar, on larger screens on the board.
    const stack = page.locator('.takes button, [data-area] [data-stack] button').first();
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

/** From the first turn to the result. */
export async function playToTheEnd(page: Page, t: Words = english): Promise<void> {
  for (let turn = 0; (await untilAsked(page, t)) !== 'over'; turn++) await takeTurn(page, turn);
}
