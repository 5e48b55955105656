/** The tests' own `test`: a server for each worker, and the people who come to it. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { FairServer, LONGEST_START } from './server';
import type { Language } from './words';

/**
 * What the device of each person in a test adds to every shuffle: 32 times this byte, the next one for the
 * next person. With it the same cards come on every run, and of two seats the second begins.
 */
const ADDED = 0x22;

/** Nobody is a newcomer, whom somebody advises, unless a test says so. */
export async function fixChance(context: BrowserContext, person: number): Promise<void> {
  await context.addInitScript((byte) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 32 ? array.fill(byte) : draw(array);
    if (localStorage.getItem('worldsfair-coaching') === null) localStorage.setItem('worldsfair-coaching', '0');
  }, ADDED + person);
}

export const test = base.extend<{ fair: string }, { server: FairServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new FairServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LONGEST_START },
  ],
  context: async ({ context }, use) => {
    await fixChance(context, 0);
    await use(context);
  },
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
export async function someoneElse(browser: Browser): Promise<BrowserContext> {
  const size = { width: 1280, height: 860 };
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: size });
  await fixChance(context, 1);
  return context;
}

/** A name for an account, which the server gives only once, also when a test is repeated. */
export const accountName = (name: string): string => `${name} ${test.info().repeatEachIndex + 1}`;

/** From the next page on, in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    (wanted) => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted })),
    language,
  );
}
