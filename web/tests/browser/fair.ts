/** The tests' own `test`: a server for each worker, and the people who come to it. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { FairServer, LONGEST_START } from './server';
import type { Language } from './words';

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

/** A name for an account, which the server gives only once, also when a test is repeated. */
export const accountName = (name: string): string => `${name} ${test.info().repeatEachIndex + 1}`;

/** From the next page on, in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    (wanted) => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted })),
    language,
  );
}
