import type { Browser, Page } from '@playwright/test';
import { checkAccess } from './checks';
import { withoutEngine } from './engine';
import { expect, someoneElse, test, watch } from './fair';
import { openPage } from './pages';
import {
  advance,
  inChat,
  openForTwo,
  pickArea,
  playAtServer,
  playUntil,
  send,
  sendTurn,
  sitDown,
  tableOf,
  takeTurn,
  thinks,
  untilAsked,
  yourTurn,
} from './player';
import { openPosition, playRecorded, visit } from './positions';

/** Who sits on a seat, before the game. */
const seated = (page: Page, name: string) => page.locator('.lobby .who').getByText(name, { exact: true });

test('two browsers through an invitation link, one watching, chat, leaving and coming back', async ({
  page,
  browser,
  fair,
}) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await checkAccess(page, 'a new table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await checkAccess(page, 'the lobby');

  const bea = await (await someoneElse(browser)).newPage();
  const errors = watch(bea);
  await bea.goto(link);
  await expect(bea.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await checkAccess(bea, 'an invitation');
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await bea.getByLabel('I am ready').check();

  await page.getByRole('button', { name: 'Start' }).click();
  const watcher = await (await someoneElse(browser)).newPage();
  await watcher.goto(link);
  await watcher.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByText('1 watching')).toBeVisible();

  // Of two seats, the tests' chance lets the second begin.
  await expect(thinks(watcher, 'Bea')).toBeVisible();
  await expect(bea).toHaveTitle(/^● Your turn – /);
  await takeTurn(bea, 0);
  await yourTurn(page).waitFor();
  await expect(page).toHaveTitle(/^● Your turn – /);
  await expect(thinks(watcher, 'Ada')).toBeVisible();

  await bea.getByRole('button', { name: 'Log and chat' }).click();
  await bea.getByLabel('Write a message').fill('Bonjour!');
  await bea.keyboard.press('Enter');
  await bea.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('button', { name: /^Log and chat\s*1$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Log and chat/ }).click();
  await expect(inChat(page, 'Bonjour!')).toBeVisible();

  await takeTurn(page, 1);
  await yourTurn(bea).waitFor();
  await bea.getByRole('button', { name: 'Menu' }).click();
  await bea.getByRole('button', { name: 'Leave the game' }).click();
  await expect(bea.getByText('A bot plays your seat until you come back.')).toBeVisible();
  await bea.getByRole('button', { name: 'Leave', exact: true }).click();
  const away = page.locator('.supply').filter({ hasText: 'away, a bot plays' });
  await expect(away).toBeVisible();
  await bea.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(away).toBeHidden();
  expect(errors).toEqual([]);
});

/** Ada and Bea at a table, and Bea, who begins, has taken her turn. */
async function playTogether(page: Page, browser: Browser, fair: string): Promise<Page> {
  const link = await openForTwo(page, fair, 'Ada');
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  await page.getByRole('button', { name: 'Start' }).click();
  // Of two seats, the tests' chance lets the second begin.
  await takeTurn(bea, 0);
  await yourTurn(page).waitFor();
  return bea;
}

const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};
const endEarly = async (page: Page): Promise<void> => {
  await inMenu(page, 'End the game early');
  await expect(page.getByText('Everyone at the table is asked.')).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
};
const asks = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a takeback needs the other’s consent, and everyone sees who has given it', async ({ page, browser, fair }) => {
  const bea = await playTogether(page, browser, fair);
  await inMenu(bea, 'Take my last turn back');
  await expect(asks(bea, 'You asked to go back to turn 1.')).toBeVisible();
  await expect(asks(page, 'Bea asks to go back to turn 1.')).toBeVisible();
  for (const one of [page, bea]) {
    await expect(one.getByText('Bea agrees')).toBeAttached();
    await expect(one.getByText('Ada has not answered yet')).toBeAttached();
  }
  await checkAccess(page, 'a takeback is asked for');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(asks(bea, 'You asked')).toBeHidden();
  await inMenu(bea, 'Take my last turn back');
  await page.getByRole('button', { name: 'Yes' }).click();
  await yourTurn(bea).waitFor();
  await expect(asks(page, 'Bea asks')).toBeHidden();
});

test('a game is ended early when both agree, and a wish can be withdrawn', async ({ page, browser, fair }) => {
  const bea = await playTogether(page, browser, fair);
  await endEarly(page);
  await expect(asks(bea, 'Ada asks to end the game here.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the question' }).click();
  await expect(asks(bea, 'Ada asks')).toBeHidden();
  await endEarly(page);
  await bea.getByRole('button', { name: 'Menu' }).click();
  await expect(bea.getByRole('button', { name: 'Take my last turn back' })).toBeDisabled();
  await expect(bea.getByText('one at a time')).toBeVisible();
  await bea.keyboard.press('Escape');
  await checkAccess(bea, 'the end is asked for');
  await bea.getByRole('button', { name: 'Yes' }).click();
  for (const one of [page, bea])
    await expect(one.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
  await expect(yourTurn(page)).toBeHidden();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await bea.getByRole('link', { name: 'To the rematch' }).click();
  await expect(seated(bea, 'Ada')).toBeVisible();
});

test('turns go by the live connection, and by a request where that is silent', async ({ page, fair }) => {
  const sent: string[] = [];
  let isSilent = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type } = JSON.parse(message.toString()) as { type: string };
      if (type === 'turn') sent.push(isSilent ? 'swallowed' : 'socket');
      if (!isSilent) server.send(message);
    });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/turns')) sent.push('request');
  });
  // The bots' turns would be sent from here, too.
  await withoutEngine(page);
  await playAtServer(page, fair);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  isSilent = true;
  await takeTurn(page, 1);
  expect(await untilAsked(page)).toBe('turn');
  expect(sent).toEqual(['socket', 'swallowed', 'request']);
});

test('every device adds to the shuffle, and the end proves it', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Ada');
  const added = (one: Page) => one.locator('.lobby li').filter({ hasText: 'has added to the shuffle' });
  await expect(page.getByText('nobody decides alone how the cards lie')).toBeVisible();
  await expect(added(page)).toHaveCount(1);
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  for (const one of [page, bea]) await expect(added(one)).toHaveCount(2);
  await checkAccess(page, 'the lobby of two');
  await page.getByRole('button', { name: 'Start' }).click();
  const players = [bea, page] as const;
  await yourTurn(bea).waitFor();
  for (let turn = 0; ; turn++) {
    const one = players[turn % 2] as Page;
    if ((await untilAsked(one)) === 'over') break;
    await takeTurn(one, turn);
  }
  for (const one of players) expect(await untilAsked(one)).toBe('over');
  await bea.getByText('Was the shuffle fair?').click();
  await expect(bea.getByText('Everything fits')).toBeVisible();
  await expect(bea.getByText('the hash that this device noted before the start')).toBeVisible();
  await expect(bea.getByText('What this device added is in it, unchanged.')).toBeVisible();
  await expect(bea.getByText(/the first \d+ cards lay exactly/)).toBeVisible();
  await expect(bea.getByText('22'.repeat(32))).toBeVisible();
  await expect(bea.locator('dd').filter({ hasText: 'from this device' })).toContainText('23'.repeat(32));
  await checkAccess(bea, 'the proof');

  // Somebody who was not there can compute it, too, but has noted nothing.
  const stranger = await (await someoneElse(browser)).newPage();
  await stranger.goto(`${fair}#/replay/${tableOf(bea)}`);
  await stranger.getByRole('button', { name: 'Result' }).click();
  await expect(stranger.getByText('this device did not note it')).toBeVisible();
  await expect(stranger.getByText('Everything fits')).toBeVisible();
});

test('hot-seat: the device goes from hand to hand', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('here');
  await page.getByLabel('Their name').fill('Bea');
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (let turn = 0; turn < 4; turn++) {
    const taking = page.getByRole('button', { name: `I am ${turn % 2 ? 'Ada' : 'Bea'}` });
    await taking.waitFor();
    if (turn === 0) await checkAccess(page, 'handing over');
    await taking.click();
    await takeTurn(page, turn);
  }
});

test('chosen approvals', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('visitor');
  await page.getByText('Options').click();
  await page.getByLabel('players choose how many').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await playUntil(
    'approve',
    () => untilAsked(page),
    (turn) => takeTurn(page, turn),
  );
  await checkAccess(page, 'choosing approvals');
  await advance(page, () => page.getByRole('button', { name: 'Approve none' }).click());
  await untilAsked(page);
  await page.getByRole('button', { name: 'Log and chat' }).click();
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await expect(log.getByText('Ada approves nothing')).toBeVisible();
});

test('a server restart in the middle of a turn', async ({ page, server, fair }) => {
  await playAtServer(page, fair);
  await pickArea(page, 1);
  await expect(send(page)).toBeEnabled();
  await server.kill();
  await expect(page.getByText(/Connection lost/)).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Your turn is still here');
  await server.start();
  await expect(page.getByText(/Connection lost/)).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('alert')).toBeHidden();
  await sendTurn(page);
  expect(await untilAsked(page)).toBe('turn');
});

test('a rematch keeps the seats, and asks those who are still there', async ({ page, browser, fair }) => {
  const last = await openPosition(page, fair, 'two_players_automatic', 28);
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, `${fair}#/join/${last.id}`, 'Bea');
  await visit(page, `${fair}#/table/${last.id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await yourTurn(page).waitFor();
  await advance(page, () => playRecorded(page, last));
  for (const one of [page, bea]) expect(await untilAsked(one)).toBe('over');
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();

  await expect(bea.getByRole('alert').filter({ hasText: 'your seat is kept' })).toBeVisible();
  await checkAccess(bea, 'a rematch is asked for');
  await bea.getByRole('button', { name: 'To the rematch' }).click();
  await bea.getByLabel('I am ready').check();
  expect(tableOf(bea)).toBe(tableOf(page));
  await page.getByRole('button', { name: 'Start' }).click();
  // Of two seats, the tests' chance lets the second begin.
  await yourTurn(bea).waitFor();
});

test('playing on from a turn asks the people of that game in its chat', async ({ page, browser, fair }) => {
  const first = await openPosition(page, fair, 'two_players_automatic', 6);
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, `${fair}#/join/${first.id}`, 'Bea');
  await visit(page, `${fair}#/table/${first.id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await takeTurn(page, 0);
  await page.goto(`${fair}#/replay/${first.id}/6`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(seated(page, 'Open seat')).toBeVisible();
  await bea.getByRole('button', { name: /^Log and chat/ }).click();
  await bea.getByRole('link', { name: new RegExp(tableOf(page)) }).click();
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await expect(seated(page, 'Bea')).toBeVisible();
});
