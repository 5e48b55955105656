/** Opponents from elsewhere: bots of installed packages, and bot accounts with their keys and invitations. */
import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ListeningBot, makePackage, runExample } from './bot_programs';
import { checkAccess, checkFit, checkTouch } from './checks';
import { accountName, expect, test as base } from './fair';
import { openPage, untilSettled } from './pages';
import { makeAccount, takeTurn, tableOf, yourTurn } from './player';
import { FairServer, LONGEST_START } from './server';

/** The longest names that there may be. */
const INSTALLED = 'a-bot-with-the-longest-name-32.x';
const LONG = 'WwWwWwWwWwWwWwWwWwWwWw';

/** A server on which a package with a bot is installed. */
const test = base.extend<object, { server: FairServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = makePackage('fair-experiments', [INSTALLED]);
      const path = [folder, process.env['PYTHONPATH'] ?? ''].join(delimiter);
      const server = new FairServer([], { PYTHONPATH: path });
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: LONGEST_START },
  ],
});

const phone = (page: Page): Promise<void> => page.setViewportSize({ width: 360, height: 640 });
const ownBots = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your bots' }) });
const keyOf = (page: Page, bot: string) => page.getByLabel(`Key of ${bot}, shown only now`);
const seatOf = (page: Page, number: number) => page.getByLabel(`Who sits in seat ${number}`);

async function askForBot(page: Page, name: string): Promise<void> {
  await page.getByText('A new bot', { exact: true }).click();
  await page.getByLabel('The bot’s name').fill(name);
  await page.getByRole('button', { name: 'Make a bot' }).click();
}

async function makeBot(page: Page, name: string): Promise<string> {
  await askForBot(page, name);
  return keyOf(page, name).inputValue();
}

/** A table for two of somebody with a bot, and the bot's key. */
async function openWithBot(page: Page, fair: string, host: string, bot: string): Promise<string> {
  await makeAccount(page, fair, host);
  const key = await makeBot(page, bot);
  await openPage(page, fair, '#/new');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await seatOf(page, 2).waitFor();
  return key;
}

test('a bot is made under a free name, its key shown once, copied and renewed, and the bot deleted', async ({
  page,
  context,
  fair,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = accountName(LONG);
  const owner = accountName('Ada');
  await makeAccount(page, fair, owner);
  const written = page.getByLabel('The bot’s name');
  await expect(written).toBeHidden();
  await askForBot(page, owner);
  await expect(ownBots(page).getByRole('alert')).toContainText('There is an account with that name already.');
  await expect(written).toHaveValue(owner);
  await page.reload();
  const key = await makeBot(page, name);
  expect(key).toMatch(/^wfbot_/);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await phone(page);
  await checkAccess(page, 'a bot’s key');
  await checkFit(page, 'a bot’s key');
  await checkTouch(page, 'a bot’s key');
  const unseen = await keyOf(page, name).evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(unseen, 'lines of the key that are cut off').toBeLessThanOrEqual(0);

  const bot = new ListeningBot(fair, key);
  expect(await bot.connect()).toBe(200);
  await page.reload();
  await expect(ownBots(page)).toContainText(`${name} connected, can be invited`);
  await expect(keyOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: `New key : ${name}` }).click();
  await expect(page.getByText('The old key ends at once')).toBeVisible();
  await page.getByRole('button', { name: 'New key', exact: true }).click();
  await expect(keyOf(page, name)).not.toHaveValue(key);
  await bot.hear('bye');
  expect(await new ListeningBot(fair, key).connect()).toBe(401);

  await page.getByRole('button', { name: `Delete the bot : ${name}` }).click();
  await checkFit(page, 'deleting a bot');
  await page.getByRole('button', { name: 'Delete the bot', exact: true }).click();
  await expect(ownBots(page).getByRole('listitem')).toHaveCount(0);
});

test('a bot that is invited declines, and the host is told', async ({ page, fair }) => {
  const name = accountName('Robby');
  const bot = new ListeningBot(fair, await openWithBot(page, fair, accountName('Cora'), name));
  await bot.connect();
  await seatOf(page, 2).focus();
  await expect(page.getByRole('option', { name: `Invite ${name}` })).toBeAttached();
  await seatOf(page, 2).selectOption({ label: `Invite ${name}` });
  await expect(page.getByText(`${name} has not answered yet.`)).toBeVisible();
  await expect(seatOf(page, 2).locator('option:checked')).toHaveText(`${name} is invited`);
  await phone(page);
  await checkAccess(page, 'an invitation');
  await checkFit(page, 'an invitation');
  await checkTouch(page, 'an invitation');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await checkFit(page, 'an invitation in large letters');
  await bot.answerInvitation(false);
  await expect(page.getByRole('listitem').getByText(`${name} doesn’t want to play.`)).toBeVisible();
  await expect(seatOf(page, 2)).toHaveValue('');
  bot.leave();
  await expect.poll(async () => (await page.request.get(`${fair}api/bots/online`)).json()).toEqual({ names: [] });
  // It stands in the list still.
  await seatOf(page, 2).selectOption({ label: `Invite ${name}` });
  await expect(page.getByRole('alert')).toContainText('That bot isn’t here now.');
  await expect(seatOf(page, 2)).toHaveValue('');
});

test('a bot that is invited accepts, and plays', async ({ page, fair }) => {
  const name = accountName('Rosie');
  const key = await openWithBot(page, fair, accountName('Dora'), name);
  const program = runExample(fair, key);
  try {
    await expect.poll(async () => (await page.request.get(`${fair}api/bots/online`)).text()).toContain(name);
    await seatOf(page, 2).focus();
    await expect(page.getByRole('option', { name: `Invite ${name}` })).toBeAttached();
    await seatOf(page, 2).selectOption({ label: `Invite ${name}` });
    await expect(seatOf(page, 2).locator('option:checked')).toHaveText(name);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await takeTurn(page, 0);
    await yourTurn(page).waitFor();
    await expect(page.getByText(name).first()).toBeVisible();
  } finally {
    program.kill();
  }
});

test('a bot of an installed package is chosen as an opponent, and plays', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Emma');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const seat = page.getByLabel('Seat 2');
  await expect(seat.getByRole('option', { name: `${INSTALLED} (fair-experiments 1.2)` })).toBeAttached();
  await seat.selectOption(INSTALLED);
  await phone(page);
  await checkAccess(page, 'a bot of a package');
  await checkFit(page, 'a bot of a package');
  await page.getByText('on this device', { exact: true }).click();
  await expect(seat).toHaveValue('bot');
  await page.getByText('on the server', { exact: false }).click();
  await seat.selectOption(INSTALLED);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await takeTurn(page, 0);
  await yourTurn(page).waitFor();
  const { seats } = (await (await page.request.get(`${fair}api/tables/${tableOf(page)}`)).json()).table;
  expect(seats.map(({ level }: { level: string | null }) => level)).toContain(INSTALLED);
});

test('where nobody else is to be had, the lists are as short as ever', async ({ page, fair }) => {
  await page.route('**/api/bots', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), installed: [] } });
  });
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Fanny');
  // The levels alone, for each of the two other seats.
  await expect(page.locator('optgroup')).toHaveCount(2);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const asked = page.waitForResponse('**/api/bots/online');
  await seatOf(page, 2).focus();
  await asked;
  await untilSettled(page);
  await expect(page.locator('optgroup')).toHaveCount(0);
});
