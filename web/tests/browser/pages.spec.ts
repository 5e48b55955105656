import { readFileSync } from 'node:fs';
import { checkAccess } from './checks';
import { accountName, expect, test } from './fair';
import { openPage, untilSettled } from './pages';
import {
  afterTurn,
  areaAt,
  makeAccount,
  playAtServer,
  playNow,
  tableOf,
  takeTurn,
  untilAsked,
  yourTurn,
} from './player';
import { recordNamed } from './positions';
import { english } from './words';

test('axe finds nothing on any page', async ({ page, fair }) => {
  for (const hash of [
    '',
    '#/new',
    '#/learn',
    '#/settings',
    '#/account',
    '#/table/nowhere',
    '#/join/nowhere',
    '#/table/%',
  ] as const) {
    await openPage(page, fair, hash);
    await checkAccess(page, hash || 'home');
  }
});

test('replay: slider, arrow keys, a link to the exact turn, playing on', async ({ page, browser, fair }) => {
  await playAtServer(page, fair);
  for (let turn = 0; turn < 3; turn++) {
    await takeTurn(page, turn);
    expect(await untilAsked(page)).toBe('turn');
  }
  const id = tableOf(page);
  await page.goto(`${fair}#/replay/${id}`);
  await expect(afterTurn(page, 0)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(afterTurn(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/1$/);
  await page.getByRole('slider').fill('5');
  await expect(afterTurn(page, 5)).toBeVisible();
  await checkAccess(page, 'replay');

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(afterTurn(friend, 5)).toBeVisible();
  await friend.close();

  // Only bots are the others: straight into the game.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await yourTurn(page).waitFor();
  expect(tableOf(page)).not.toBe(id);
});

test('play now asks nothing of the server, and makes nobody a guest', async ({ page, context, fair }) => {
  await openPage(page, fair, '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await playNow(page);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('a new table is on this device, where that is chosen', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel(english('table-here')).check();
  await checkAccess(page, 'a new table on this device');
  await page.getByLabel(english('your-name')).fill('Ada');
  await page.getByRole('button', { name: english('start'), exact: true }).click();
  expect(await untilAsked(page)).toBe('turn');
  expect(tableOf(page)).toMatch(/^local-/);
});

test('a record goes out and comes back; a broken one is refused in words', async ({ page, fair }) => {
  await playAtServer(page, fair);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  const id = tableOf(page);
  await page.goto(`${fair}#/replay/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');

  await page.goto(fair);
  const file = page.locator('input[type=file]');
  const bring = (body: string) =>
    file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(body) });
  await bring('this is not a record');
  await expect(page.getByRole('alert')).toContainText('can’t be opened. It is not a saved game’s file.');
  await bring('{}');
  await expect(page.getByRole('alert')).toContainText('can’t be opened. It does not have the right form.');
  await bring(text);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a record that breaks a rule is refused with the turn and the reason', async ({ page, fair }) => {
  const record = recordNamed('three_players_automatic');
  record.turns[4]!.moves = ['place nowhere'];
  await page.goto(fair);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Turn 5 breaks the rules.');
  await expect(alert).toContainText('nowhere');
});

test('a setting sends the turn as soon as nothing is left to decide', async ({ page, fair }) => {
  await openPage(page, fair, '#/settings');
  await page.getByLabel(/confirm a turn automatically/).check();
  await playAtServer(page, fair);
  const before = await page.locator('main').getAttribute('data-turn');
  await areaAt(page, 2).click();
  await expect(page.locator('main')).not.toHaveAttribute('data-turn', before ?? '');
  expect(await untilAsked(page)).toBe('turn');
});

test('a slow answer does not overwrite a name that was typed', async ({ page, fair }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${fair}#/account`);
  await page.getByLabel('Your name').fill('Grace');
  answer();
  await untilSettled(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Grace');
});

test('an account keeps the guest’s games', async ({ page, browser, fair }) => {
  await playAtServer(page, fair);
  const name = accountName('Grace');
  await makeAccount(page, fair, name);
  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await openPage(elsewhere, fair, '#/account');
  await elsewhere.getByLabel('Your name').fill(name);
  await elsewhere.getByLabel('Password').fill('a long password');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { name, exact: true })).toBeVisible();
  await elsewhere.goto(fair);
  await elsewhere.getByRole('link', { name: /Your turn/ }).click();
  await yourTurn(elsewhere).waitFor();
});
