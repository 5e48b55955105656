/** Games on one device: files from a static host, no server, and after the first load no network. */
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { python } from '../python';
import { checkAccess, checkFit, checkTouch } from './checks';
import { untilKept } from './kept-page';
import {
  advance,
  afterTurn,
  pickArea,
  playNow,
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
import { recordNamed } from './positions';
import type { StaticHost } from './static-host';
import { expect, test } from './on_device';
import { english } from './words';
test.use({ serviceWorkers: 'allow' });

const ownGames = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: english('device-games'), exact: true }) });
const button = (page: Page, key: string) => page.getByRole('button', { name: english(key), exact: true });

/** Python accepts the record, too. */
function verified(text: string): void {
  const file = test.info().outputPath('record.json');
  writeFileSync(file, text);
  execFileSync(python, ['-m', 'worldsfair', 'verify', file]);
}

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
  await result(page)
    .getByRole('button', { name: english('rematch') })
    .click();
  await expect(result(page)).toBeHidden();
  expect(await untilAsked(page)).toBe('turn');
});

test('a game goes on from home, and is deleted there after a question', async ({ page, host }) => {
  await beginNow(page, host);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  await page.goto(host.address);
  await expect(ownGames(page).getByRole('link')).toHaveCount(1);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await checkAccess(page, `home with a game at ${width}`);
    await checkFit(page, `home with a game at ${width}`);
    await checkTouch(page, `home with a game at ${width}`);
  }
  await ownGames(page).getByRole('link').click();
  await yourTurn(page).waitFor();
  await page.goBack();
  await button(page, 'device-delete').click();
  await button(page, 'device-keep').click();
  await expect(ownGames(page).getByRole('link')).toHaveCount(1);
  await button(page, 'device-delete').click();
  await button(page, 'device-delete').click();
  await expect(ownGames(page)).toBeHidden();
});

/** A new game on this device, with these on the other seats: a level, or a person's name. */
async function beginNew(page: Page, host: StaticHost, others: readonly string[], isChosen = false): Promise<void> {
  await page.goto(`${host.address}#/new`);
  await page.getByLabel(english('your-name')).fill('Ada');
  await page.getByRole('radio', { name: String(others.length + 1), exact: true }).check();
  for (const [i, other] of others.entries()) {
    const isBot = ['visitor', 'exhibitor', 'organizer', 'director'].includes(other);
    await page.getByLabel(english('seat-number', { number: i + 2 })).selectOption(isBot ? other : 'here');
    if (!isBot) await page.getByLabel(english('their-name')).last().fill(other);
  }
  if (isChosen) {
    await page.getByText(english('options'), { exact: true }).click();
    await page.getByLabel(english('approvals-chosen')).check();
  }
  await button(page, 'start').click();
}

test('two people hand one device over, and choose what is approved', async ({ page, host }) => {
  await beginNew(page, host, ['Bea'], true);
  const handOver = page.getByRole('button', { name: /^I am (Ada|Bea)$|^(Ada|Bea) / });
  const ask = async () => {
    await handOver.or(send(page)).or(page.locator('.approve').first()).or(result(page)).first().waitFor();
    if (await handOver.isVisible()) await handOver.click();
    return untilAsked(page);
  };
  await playUntil('approve', ask, (turn) => takeTurn(page, turn));
  await checkAccess(page, 'choosing what is approved');
  await advance(page, () => page.locator('.approve').first().click());
});

test('a turn is taken back at once', async ({ page, host }) => {
  await beginNow(page, host);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  const before = await page.locator('main').getAttribute('data-turn');
  await button(page, 'menu').click();
  await button(page, 'takeback-ask').click();
  await expect(page.locator('main')).not.toHaveAttribute('data-turn', before ?? '');
  await pickArea(page, 1);
  await sendTurn(page);
  expect(await untilAsked(page)).toBe('turn');
});

test('what can be done at a table here, and no more', async ({ page, host }) => {
  await beginNow(page, host);
  await button(page, 'menu').click();
  await expect(button(page, 'abandon-here')).toBeVisible();
  await expect(button(page, 'leave-game')).toBeHidden();
  await expect(page.getByText(english('leave-here'))).toBeVisible();
  await expect(page.getByRole('heading', { name: english('invite-watch') })).toBeHidden();
  await expect(button(page, 'chat')).toBeHidden();
  await checkAccess(page, 'the menu of a table on this device');
  await button(page, 'abandon-here').click();
  await expect(page.getByText(english('abandon-ask-alone'))).toBeVisible();
  await button(page, 'abandon-yes').click();
  await expect(page.getByText(english('abandoned'))).toBeVisible();
  await checkAccess(page, 'a game that was ended early');
  await button(page, 'rematch').click();
  await yourTurn(page).waitFor();
});

test('after the end: proof, export, import, playing on, the same deal', async ({ page, host }) => {
  await beginNew(page, host, ['visitor']);
  await playToTheEnd(page);
  const sheet = result(page);
  await sheet.getByText(english('proof'), { exact: true }).click();
  await expect(sheet.getByText(english('proof-holds-alone'))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: english('export') }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  verified(text);

  await page.goto(host.address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('slider').fill('5');
  await expect(afterTurn(page, 5)).toBeVisible();
  await button(page, 'play-on').click();
  // The reader is the one person of the record, and its bot is back.
  expect(await untilAsked(page)).toBe('turn');
  await takeTurn(page, 2);
  expect(await untilAsked(page)).toBe('turn');

  await page.goto(host.address);
  await expect(ownGames(page).getByRole('link')).toHaveCount(3);
  await ownGames(page)
    .getByRole('link', { name: english('status-finished') })
    .click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(
    page
      .url()
      .replace('/replay/', '/table/')
      .replace(/\/\d+$/, ''),
  );
  await result(page)
    .getByRole('button', { name: english('same-deal') })
    .click();
  await expect(result(page)).toBeHidden();
  expect(await untilAsked(page)).toBe('turn');
});

test('a record that lies somewhere is looked at by its link', async ({ page, host }) => {
  const record = JSON.stringify(recordNamed('three_players_automatic'));
  await page.route('**/games/one.json', (route) => route.fulfill({ body: record }));
  await page.goto(`${host.address}#/replay?record=games/one.json`);
  await page.getByRole('slider').fill('4');
  await expect(afterTurn(page, 4)).toBeVisible();
  await page.reload();
  await expect(afterTurn(page, 4)).toBeVisible();
});

test('whoever plays on from a game of several people fills their seats first', async ({ page, host }) => {
  const game = recordNamed('three_players_automatic');
  const body = JSON.stringify({ ...game, seats: game.seats.map((seat) => ({ ...seat, player: 'human' })) });
  await page.route('**/games/one.json', (route) => route.fulfill({ body }));
  await page.goto(`${host.address}#/replay?record=games/one.json`);
  await page.getByRole('slider').fill('4');
  await button(page, 'play-on').click();
  await expect(button(page, 'start')).toBeDisabled();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await checkAccess(page, `seats to fill at ${width}`);
    await checkFit(page, `seats to fill at ${width}`);
  }
  for (let seat = 0; seat < 2; seat++) {
    const open = page.locator('li.open').first();
    await open.getByRole('combobox').selectOption('visitor');
    await expect(page.locator('li.open')).toHaveCount(1 - seat);
  }
  await button(page, 'start').click();
  expect(await untilAsked(page)).toBe('turn');
});

test('a link to a record that is not there, or is too long, says so', async ({ page, host }) => {
  await page.goto(`${host.address}#/replay?record=games/none.json`);
  await expect(page.getByRole('alert')).toContainText(english('problem-record_unreachable'));
  await checkAccess(page, 'a record that is not there');
  await page.route('**/games/long.json', (route) => route.fulfill({ body: ' '.repeat(1_000_001) }));
  await page.goto(`${host.address}#/replay?record=games/long.json`);
  await expect(page.getByRole('alert')).toContainText(english('problem-too_large'));
});

test('two tabs show one game', async ({ page, context, host }) => {
  await beginNow(page, host);
  const other = await context.newPage();
  await other.goto(page.url());
  await yourTurn(other).waitFor();
  await pickArea(other, 1);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  expect(await untilAsked(other)).toBe('turn');
  expect(await other.locator('main').getAttribute('data-turn')).toBe(
    await page.locator('main').getAttribute('data-turn'),
  );
});

test('a tab that is killed in the middle of a turn loses nothing that was sent', async ({ context, host }) => {
  const killed = await context.newPage();
  await beginNow(killed, host);
  await takeTurn(killed, 0);
  const address = killed.url();
  await killed.close();
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  expect(await untilAsked(page)).toBe('turn');
  await seeSheet(page, english('log'), async () => {
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  });
});

test('a browser that keeps nothing still plays, and says so', async ({ page, host }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused by the test', 'SecurityError');
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await beginNow(page, host);
  await expect(page.getByText(english('not-lasting'))).toBeVisible();
  await checkAccess(page, 'a game that is not kept');
  await checkFit(page, 'a game that is not kept');
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  const downloading = page.waitForEvent('download');
  await button(page, 'export').click();
  verified(readFileSync(await (await downloading).path(), 'utf8'));
});
