/** The client as files on a static host: under any path, without a server, without a network, and when it changes. */
import { chromium, expect, test as base, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAccess, checkFit, checkTouch } from './checks';
import { comeBackTo, untilKept, untilNewestIsKept } from './kept-page';
import { builtSite, NEXT_VERSION, nextVersionOf, StaticHost } from './static-host';
import { english, wordsOf } from './words';

const PREFIX = '/games/fair/';

/** A site, and a page whose every word to the console counts: on a site nothing may fail. */
const test = base.extend<{ host: StaticHost; errors: string[] }>({
  host: async ({}, use) => {
    const host = new StaticHost(builtSite, PREFIX);
    await host.start();
    await use(host);
    await host.stop();
  },
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(errors);
    expect(errors).toEqual([]);
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.locator('h1');
const notice = (page: Page) => page.getByRole('region', { name: english('update-there') });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
}

/** A page that was opened once, with all of it kept. */
async function visit(page: Page, host: StaticHost): Promise<void> {
  await open(page, host.address);
  await untilKept(page);
}

test('under a path, every file is found, and nothing is asked of a server', async ({ page, host, errors }) => {
  await visit(page, host);
  await page.getByRole('link', { name: english('page-learn') }).click();
  await expect(heading(page)).toHaveText(english('learn-title'));
  expect(host.asked.filter((path) => !path.startsWith(PREFIX) || /api|health|schema/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
});

test('home says kindly that there are no tables for friends, and offers none', async ({ page, host }) => {
  await open(page, host.address);
  await expect(page.getByRole('heading', { name: english('tables-for-friends') })).toBeVisible();
  await expect(page.getByText(english('problem-no_server'))).toBeVisible();
  for (const key of ['join', 'public-tables', 'finished-games'])
    await expect(page.getByRole('heading', { name: english(key), exact: true })).toBeHidden();
  for (const key of ['new-table', 'page-account'])
    await expect(page.getByRole('link', { name: english(key), exact: true })).toBeHidden();
});

for (const hash of ['#/account', '#/join/somewhere', '#/new', '#/table/somewhere', '#/replay/somewhere'])
  test(`a link to ${hash} says that it needs a server`, async ({ page, host, errors }) => {
    await open(page, host.address + hash);
    await expect(heading(page)).toHaveText(english('needs-server'));
    await expect(page.getByText(english('problem-no_server'))).toBeVisible();
    expect(errors).toEqual([]);
  });

test('without a server the pages are in order, on a phone, too', async ({ page, host }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const hash of ['', '#/account']) {
      await open(page, host.address + hash);
      const where = `${hash} at ${width}`;
      await checkAccess(page, where);
      await checkFit(page, where);
      await checkTouch(page, where);
    }
  }
});

test('a browser finds nothing against installing it', async ({ host }, { project }) => {
  // A private window never installs anything, and every other context of a test is one.
  const folder = mkdtempSync(join(tmpdir(), 'worldsfair-browser-'));
  const context = await chromium.launchPersistentContext(folder, project.use.launchOptions);
  try {
    const page = await context.newPage();
    await visit(page, host);
    const devtools = await context.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the second visit needs no network: pages, letters and languages are all there', async ({
  page,
  host,
  context,
}) => {
  await visit(page, host);
  await host.stop();
  const second = await context.newPage();
  const failed: string[] = [];
  second.on('requestfailed', (request) => failed.push(request.url()));
  await open(second, host.address);
  await second.getByRole('link', { name: english('page-learn') }).click();
  await expect(heading(second)).toHaveText(english('learn-title'));
  await second.getByRole('link', { name: english('page-settings') }).click();
  await second.getByLabel('Polski').check();
  await expect(heading(second)).toHaveText(wordsOf('pl')('page-settings'));
  await second.evaluate(() => document.fonts.ready);
  expect(failed).toEqual([]);
});

test('a newer version is offered to whoever has the page open, and taken when they say so', async ({ page, host }) => {
  await visit(page, host);
  await expect(notice(page)).toBeHidden();
  host.folder = await nextVersionOf(builtSite);
  await comeBackTo(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator(NEXT_VERSION)).toHaveCount(0);
  await checkAccess(page, 'with the notice');
  await checkTouch(page, 'with the notice');
  await page.setViewportSize({ width: 360, height: 740 });
  await checkFit(page, 'with the notice on a phone');
  await notice(page)
    .getByRole('button', { name: english('update-take') })
    .click();
  await expect(page.locator(NEXT_VERSION)).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
});

test('a newer version that is not wanted now leaves the page as it is', async ({ page, host }) => {
  await visit(page, host);
  host.folder = await nextVersionOf(builtSite);
  await comeBackTo(page);
  await notice(page)
    .getByRole('button', { name: english('update-later') })
    .click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator(NEXT_VERSION)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('the next visit has the newer version at once, and keeps it', async ({ page, host }) => {
  await visit(page, host);
  await page.goto('about:blank');
  host.folder = await nextVersionOf(builtSite);
  await open(page, host.address);
  await expect(page.locator(NEXT_VERSION)).toHaveCount(1);
  await untilNewestIsKept(page);
  await expect(notice(page)).toBeHidden();
  await host.stop();
  await page.reload();
  await expect(page.locator(NEXT_VERSION)).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
});

test('a browser that keeps nothing shows the page all the same', async ({ page, host, errors }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await open(page, host.address);
  await page.getByRole('link', { name: english('page-learn') }).click();
  await expect(heading(page)).toHaveText(english('learn-title'));
  expect(errors).toEqual([]);
});

test('a chosen theme is there before the first paint', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('worldsfair-settings', JSON.stringify({ theme: 'dark' }));
  });
  // Without the client nothing but the head has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(host.address);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(10, 18, 38)');
});

test('the words of a chosen language come with the scripts, and no others do', async ({ page, host }) => {
  await page.addInitScript(() => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: 'pl' })));
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await open(page, host.address);
  await expect(page.locator('link[rel=modulepreload][href*="/pl-"]')).toHaveCount(1);
  expect(
    host.asked.filter((path) => /\/(en|de|fr|pl)-[\w-]+\.js$/.test(path)).map((path) => /(..)-/.exec(path)?.[1]),
  ).toEqual(['pl']);
});
