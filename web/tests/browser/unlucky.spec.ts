/** Slow answers, pages left too early, tables that are gone: whoever is unlucky is told, and nothing goes on behind them. */
import { withoutEngine } from './engine';
import { expect, test } from './fair';
import { openPage } from './pages';
import { pickArea, yourTurn } from './player';
import { openPosition, playPosition, visit } from './positions';

test('a table that is left while it loads is not connected to', async ({ page, fair }) => {
  const { id } = await openPosition(page, fair, 'three_players_automatic', 20);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((done) => (answer = done));
  await page.route(`**/api/tables/${id}`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(socket.url()));
  const asked = page.waitForRequest(`**/api/tables/${id}`);
  await page.goto(`${fair}#/table/${id}`);
  const request = await asked;
  await openPage(page, fair, '#/learn');
  answer();
  await (await request.response())?.finished();
  // What would be done with the answer is done before the next page is drawn.
  await openPage(page, fair, '#/settings');
  expect(opened).toEqual([]);
});

test('a table that is gone says so, and is left alone', async ({ page, fair }) => {
  const { id } = await playPosition(page, fair, 'three_players_automatic', 20);
  let opened = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    opened++;
    void socket.close({ code: 4004, reason: 'unknown_table' });
  });
  await visit(page, `${fair}#/table/${id}`);
  await expect(page.getByRole('alert')).toHaveText('This table is no longer there.');
  // As on a page whose network is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(opened).toBe(1);
});

test('that the server can’t be reached is said until it answers again, and the turn stays', async ({ page, fair }) => {
  await withoutEngine(page);
  await playPosition(page, fair, 'three_players_automatic', 20);
  await pickArea(page, 2);
  await page.route('**/preview', (route) => route.abort());
  await page.getByRole('button', { name: 'George Pullman: waits' }).click();
  await page.getByRole('button', { name: /^Play/ }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('The server can’t be reached.');
  await page.unroute('**/preview');
  await page.locator('.target .hit').hover();
  await expect(refusal).toBeHidden();
  await expect(yourTurn(page)).toHaveAttribute('data-progress', '1.0');
});

test('a page that can’t be fetched says so, and comes when it can', async ({ page, fair }) => {
  await openPage(page, fair, '');
  await page.route('**/assets/Learn-*.js', (route) => route.abort());
  await page.goto(`${fair}#/learn`);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/assets/Learn-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await openPage(page, fair, '#/learn');
});

test('a double click opens one table, and a browser that keeps nothing plays all the same', async ({ page, fair }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('Nothing is kept here.', 'SecurityError');
    };
  });
  let opened = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/tables') opened++;
  });
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(page.locator('.lobby .who').getByText('Ada', { exact: true })).toBeVisible();
  expect(opened).toBe(1);
});

test('a turn at a server is tried without asking it', async ({ page, fair }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preview')) asked.push(request.url());
  });
  await playPosition(page, fair, 'three_players_automatic', 20);
  await pickArea(page, 2);
  await expect(yourTurn(page).getByText('Collect', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});
