/** Leaving and coming back, and finding a table: by a code, a shared link, and what was said there meanwhile. */
import type { Page } from '@playwright/test';
import { checkAccess, checkTouch } from './checks';
import { expect, someoneElse, test, watch } from './fair';
import { openPage } from './pages';
import { inChat, openForTwo, playAtServer, sitDown, tableOf, takeTurn, yourTurn } from './player';
import { ask, visit } from './positions';
import { english } from './words';

const button = (page: Page, key: string) => page.getByRole('button', { name: english(key), exact: true });

async function leave(page: Page, meaning: string): Promise<void> {
  await button(page, 'menu').click();
  await button(page, 'leave-game').click();
  await expect(page.getByText(english(meaning))).toBeVisible();
  await checkAccess(page, 'asked before leaving');
  await button(page, 'leave-yes').click();
}

test('a game that its only person leaves waits, and goes on from there', async ({ page, browser, fair }) => {
  await playAtServer(page, fair);
  await takeTurn(page, 0);
  await yourTurn(page).waitFor();
  const turn = (await page.locator('main').getAttribute('data-turn')) ?? '';
  await leave(page, 'leave-ask-pause');
  await expect(page.getByText(english('paused-yours'))).toBeVisible();
  await expect(page.getByRole('heading', { name: english('paused') })).toBeVisible();
  await checkAccess(page, 'a paused game');

  const watcher = await (await someoneElse(browser)).newPage();
  await watcher.goto(page.url());
  await expect(watcher.getByText(english('paused-watch'))).toBeVisible();
  await openPage(page, fair, '');
  await expect(page.getByText(english('status-paused'), { exact: true })).toBeVisible();
  await page.goBack();

  await button(page, 'come-back').click();
  await yourTurn(page).waitFor();
  await expect(page.locator('main')).toHaveAttribute('data-turn', turn);
  await expect(watcher.getByText(english('paused-watch'))).toBeHidden();
  await takeTurn(page, 1);
});

test('whoever stays does not leave by a slip', async ({ page, fair }) => {
  await playAtServer(page, fair);
  await button(page, 'menu').click();
  await button(page, 'leave-game').click();
  await button(page, 'stay').click();
  await expect(button(page, 'leave-game')).toBeFocused();
  await expect(page.getByText(english('you-are-away'))).toBeHidden();
});

test('before the time is up it is shown and said, and afterwards what has happened', async ({ page, fair }) => {
  await visit(page, fair);
  await ask(page, 'POST', 'guests', { name: 'Ada' });
  const { table } = await ask<{ table: { id: string } }>(page, 'POST', 'tables', {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'visitor' }],
    options: { pace: { kind: 'live', reserve_s: 24, increment_s: 60 }, begins: 'host', stand_in: 'visitor' },
  });
  await ask(page, 'POST', `tables/${table.id}/start`);
  await visit(page, `${fair}#/table/${table.id}`);
  await yourTurn(page).waitFor();
  await expect(page.locator('main').getByText(english('time-then-turn'))).toBeVisible();
  const spoken = page.getByRole('log', { name: english('what-happens') });
  await expect(spoken).toContainText(`${english('time-seconds-left', { count: 10 })} ${english('time-then-turn')}`);
  await checkAccess(page, 'the time runs out');
  await expect(page.locator('main').getByText(english('time-was-up'))).toBeVisible();
  await expect(spoken).toContainText(english('time-was-up'));
  await takeTurn(page, 0);
  await expect(page.locator('main').getByText(english('time-was-up'))).toBeHidden();
});

test('a code that is said aloud leads to the table, typed or in a short link', async ({ page, browser, fair }) => {
  await openForTwo(page, fair, 'Ada');
  const said = await page.locator('.code b').innerText();
  expect(said).toMatch(/^[B-Z]{3} [B-Z]{3}$/);
  await checkAccess(page, 'an invitation with a code');
  await page.setViewportSize({ width: 360, height: 740 });
  await checkTouch(page, 'an invitation with a code');

  const bea = await (await someoneElse(browser)).newPage();
  const errors = watch(bea);
  await openPage(bea, fair, '');
  await bea.getByLabel(english('join-code')).fill(said.toLowerCase());
  await button(bea, 'join-go').click();
  await expect(bea.getByText(english('join-who', { names: 'Ada' }))).toBeVisible();
  await bea.goto(`${fair}t/${said.replace(' ', '-').toLowerCase()}`);
  await expect(bea.getByText(english('join-who', { names: 'Ada' }))).toBeVisible();
  await bea.getByLabel(english('your-name')).fill('Bea');
  await button(bea, 'sit-down').click();
  await expect(bea.getByLabel(english('i-am-ready'))).toBeVisible();
  expect(errors).toEqual([]);
});

test('a code that leads nowhere says so, and shows the way on', async ({ page, fair }) => {
  await openPage(page, fair, '');
  await page.getByLabel(english('join-code')).fill('bcd fgh');
  await button(page, 'join-go').click();
  await expect(page.getByText(english('code-unknown'))).toBeVisible();
  await checkAccess(page, 'a code that leads nowhere');
  await page.getByRole('link', { name: english('to-home') }).click();
  await expect(page.getByLabel(english('join-code'))).toBeVisible();
});

test('an invitation to a game that is over shows it, and the way on', async ({ page, browser, fair }) => {
  await playAtServer(page, fair);
  const id = tableOf(page);
  await ask(page, 'POST', `tables/${id}/abandon`, { agrees: true });
  const bea = await (await someoneElse(browser)).newPage();
  await bea.goto(`${fair}t/${id}`);
  await expect(bea.getByText(english('join-over'))).toBeVisible();
  await checkAccess(bea, 'an invitation to a game that is over');
  await bea.getByRole('link', { name: english('review') }).click();
  await expect(bea).toHaveURL(new RegExp(`replay/${id}`));
});

test('a link is shared by what the system offers, and copied where it offers nothing', async ({ page, fair }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  const link = await openForTwo(page, fair, 'Ada');
  expect(link).toMatch(/\/t\/[\w-]{22}$/);
  await button(page, 'copy-link').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.addInitScript(() => {
    const share = (what: ShareData): Promise<void> => {
      document.documentElement.dataset['shared'] = what.url ?? '';
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.reload();
  await button(page, 'share').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', link);
});

test('what was said meanwhile is counted, also after a reload, until it is read', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Ada');
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  await button(page, 'start').click();
  await bea.getByRole('button', { name: english('log-and-chat') }).click();
  for (const text of ['Hello?', 'Are you there?']) {
    await bea.getByLabel(english('chat-write')).fill(text);
    await bea.keyboard.press('Enter');
    await expect(inChat(bea, text)).toBeVisible();
  }
  await expect(page).toHaveTitle(/^\(2\) /);
  await page.reload();
  await expect(page).toHaveTitle(/^\(2\) /);
  const chat = page.getByRole('button', { name: english('log-and-chat') });
  await expect(chat).toContainText('2');
  await chat.click();
  await expect(inChat(page, 'Hello?')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await button(page, 'fold').click();
  await page.reload();
  await expect(page.getByRole('button', { name: english('log-and-chat'), exact: true })).toBeVisible();
  await expect(bea).not.toHaveTitle(/^\(/);
});
