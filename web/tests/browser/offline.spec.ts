/** A server's page that the browser keeps: it never stands between the page and the server, nor changes under a game. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { checkAccess } from './checks';
import { expect, test } from './fair';
import { comeBackTo, untilKept, untilNewerWaits } from './kept-page';
import { openPage } from './pages';
import { playNow, takeTurn, untilAsked } from './player';
import { proxyTo } from './proxy';
import { FairServer } from './server';
import { builtClient, giveFile, NEXT_VERSION, nextVersionOf } from './static-host';
import { english } from './words';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: english('update-there') });

test('what is asked of the server never comes from what is kept', async ({ page, fair }) => {
  await openPage(page, fair, '');
  await untilKept(page);
  const answers: { path: string; isKept: boolean }[] = [];
  page.on('response', (response) =>
    answers.push({ path: new URL(response.url()).pathname, isKept: response.fromServiceWorker() }),
  );
  await page.reload();
  await playNow(page, fair);
  await takeTurn(page, 0);
  await page.evaluate(() => Promise.all(['health', 'api/schema/docs', 'ready'].map((path) => fetch(path))));
  const isServers = ({ path }: { path: string }): boolean => /^\/(api|health|ready)/.test(path);
  expect(answers.filter((answer) => isServers(answer) && answer.isKept)).toEqual([]);
  expect(answers.filter(isServers).length).toBeGreaterThan(5);
  expect(answers.filter(({ path }) => path.startsWith('/assets/')).every(({ isKept }) => isKept)).toBe(true);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    kept.filter((path) => !/^\/(assets\/[^/]+|before-paint\.js|icon\.svg|manifest\.webmanifest|)$/.test(path)),
  ).toEqual([]);
});

test('while the server is away, its page opens and says so; once it is back, so are its tables', async ({ page }) => {
  await page.clock.install();
  const server = new FairServer(['--no-bots', '--root-path', '/fair']);
  await server.start();
  const fair = `${server.address}/fair/`;
  try {
    await openPage(page, fair, '');
    await untilKept(page);
    await server.kill();
    await openPage(page, fair, '');
    await expect(page.getByText(english('server-offline'))).toBeVisible();
    await checkAccess(page, 'home while the server is away');
    await server.start();
    await page.clock.runFor('00:20');
    await expect(page.getByRole('heading', { name: english('public-tables') })).toBeVisible();
    await expect(page.getByText(english('server-offline'))).toBeHidden();
  } finally {
    await server.stop();
  }
});

test('a newer version waits for the end of an open game, and then is offered', async ({ page, fair, context }) => {
  const next = await nextVersionOf(builtClient);
  let folder = builtClient;
  const givesFile = ({ url = '' }: IncomingMessage, outgoing: ServerResponse): boolean => {
    const path = new URL(url, 'http://fair').pathname;
    const isFile = path === '/' || /\.\w+$/.test(path);
    if (isFile) giveFile(folder, path, outgoing);
    return isFile;
  };
  const proxy = await proxyTo(new URL(fair), givesFile);
  try {
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
    await playNow(page, address);
    await untilKept(page);
    const other = await context.newPage();
    await openPage(other, address, '');
    folder = next;
    await comeBackTo(page);
    await untilNewerWaits(page);
    await expect(notice(other)).toBeVisible();
    await expect(notice(page)).toBeHidden();

    await notice(other)
      .getByRole('button', { name: english('update-take') })
      .click();
    await expect(notice(other)).toContainText(english('update-in-the-way'));
    await takeTurn(page, 0);
    expect(await untilAsked(page)).toBe('turn');
    await expect(page.locator(NEXT_VERSION)).toHaveCount(0);

    await page.getByRole('link', { name: /1893/ }).first().click();
    await expect(notice(page)).toBeVisible();
    await notice(page)
      .getByRole('button', { name: english('update-take') })
      .click();
    await expect(page.locator(NEXT_VERSION)).toHaveCount(1);
    // The other tab is not changed under its reader, either.
    await expect(other.locator(NEXT_VERSION)).toHaveCount(0);
    await notice(other)
      .getByRole('button', { name: english('update-take') })
      .click();
    await expect(other.locator(NEXT_VERSION)).toHaveCount(1);
  } finally {
    proxy.close();
  }
});
