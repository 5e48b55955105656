/** Games on one device: files from a static host, no server, and after the first load no network. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { checkAccess, checkFit, checkTouch } from './checks';
import { untilKept } from './kept-page';
import {
  advance,
  afterTurn,
  pickArea,
  playToTheEnd,
  playUntil,
  result,
  seeSheet,
  send,
  sendTurn,
  takeTurn,
  untilAsked,
  victory,
  yourTurn,
} from './player';
import { builtSite, StaticHost } from './static-host';
import { english } from './words';

/** A site, and a page whose every word to the console counts. */
const test = base.extend<{ host: StaticHost; errors: string[] }>({
  host: async ({}, use) => {
    const host = new StaticHost(builtSite, '/fair/');
    await host.start();
    await use(host);
    await host.stop();
  },
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ serviceWorkers: 'allow' });

const playNow = (page: Page) =>
  page.getByRole('button', { name: `${english('play-now')} ${english('play-now-with')}` }).click();
const ownGames = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: english('device-games'), exact: true }) });
const button = (page: Page, key: string) => page.getByRole('button', { name: english(key), exact: true });

/** Home, with all of the page kept, and then no network any more. */
async function visitAndCut(page: Page, host: StaticHost): Promise<void> {
  await page.goto(host.address);
  await untilKept(page);
  await host.stop();
  await page.context().setOffline(true);
}

/** A game against two bots, at its first turn. */
async function beginNow(page: Page, host: StaticHost): Promise<void> {
  await page.goto(host.address);
  await playNow(page);
  await yourTurn(page).waitFor();
}

test('with the network cut, a whole game is played against bots, over a reload', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAndCut(page, host);
  await playNow(page);
  for (let turn = 0; turn < 3; turn++) {
    expect(await untilAsked(page)).toBe('turn');
    await takeTurn(page, turn);
  }
  await page.reload();
  await playToTheEnd(page);
  await expect(victory(page)).toBeVisible();
  await checkAccess(page, 'the end of a game on this device');
});
