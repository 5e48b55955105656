/** Pages that the browser keeps for when there is no network, and the versions they are of. */
import { expect, type Page } from '@playwright/test';

/** Until all of the page is kept, and the service worker sees to it. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

/** The page looks for a newer version, as it does whenever its reader comes back to it. */
export const comeBackTo = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const newestOf = (page: Page): Promise<'waits' | 'is in charge' | 'is fetched'> =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return installing ? 'is fetched' : waiting ? 'waits' : 'is in charge';
  });

/** Until a newer version has been fetched, and waits for its turn. */
export const untilNewerWaits = (page: Page): Promise<void> => expect.poll(() => newestOf(page)).toBe('waits');

/** Until the newest version is what is kept: `page` has looked for it already. */
export async function untilNewestIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => newestOf(page)).toBe('is in charge');
}
