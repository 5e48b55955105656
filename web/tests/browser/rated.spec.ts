/** Games that count: who may play them, what they forbid, and what leaving one costs. */
import type { Page } from '@playwright/test';
import { checkAccess } from './checks';
import { accountName, expect, someoneElse, test } from './fair';
import { openPage } from './pages';
import { makeAccount, playToTheEnd, takeTurn, victory, yourTurn } from './player';

const rated = (page: Page) => page.getByRole('radio', { name: /^rated/ });

/** A rated table for two; the second seat is a bot's, or open. */
async function openRated(page: Page, fair: string, second: 'visitor' | 'open'): Promise<void> {
  await openPage(page, fair, '#/new');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption(second);
  await rated(page).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

test('an account’s whole rated game against a bot by clicks, and its rating', async ({ page, fair }) => {
  await makeAccount(page, fair, accountName('Ada'));
  await expect(page.getByText('You have no rating yet')).toBeVisible();
  await openRated(page, fair, 'visitor');
  await playToTheEnd(page);
  await expect(victory(page)).toBeVisible();
  await openPage(page, fair, '#/account');
  await expect(page.getByText(/^Your rating: \S+, from 1 game\.$/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Visitor', exact: true })).toBeVisible();
  await checkAccess(page, 'ratings');
});

test('a guest is told why rated games are not theirs', async ({ page, browser, fair }) => {
  await openPage(page, fair, '#/new');
  await expect(rated(page)).toBeDisabled();
  await expect(page.getByText('Rated games are for those who have an account.')).toBeVisible();
  await checkAccess(page, 'a new table of a guest');

  const host = await (await someoneElse(browser)).newPage();
  await makeAccount(host, fair, accountName('Hedy'));
  await openRated(host, fair, 'open');
  await expect(host.getByText(/^rated · .* · no takebacks/)).toBeVisible();
  await checkAccess(host, 'a rated lobby');
  await page.goto(await host.getByRole('textbox', { name: 'Link' }).inputValue());
  await expect(page.getByText('Rated games are for those who have an account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
  await checkAccess(page, 'an invitation to a rated table');
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('link', { name: 'Make an account or sign in' })).toBeVisible();
  await checkAccess(page, 'a rated lobby as a guest');
});

test('in a rated game nothing is taken back or ended early, and leaving is losing', async ({ page, browser, fair }) => {
  await makeAccount(page, fair, accountName('Lise'));
  await openRated(page, fair, 'open');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await (await someoneElse(browser)).newPage();
  const name = accountName('Emmy');
  await makeAccount(other, fair, name);
  await other.goto(link);
  await expect(other.getByText(`You play as ${name}.`)).toBeVisible();
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.getByLabel('I am ready').check();
  await page.getByRole('button', { name: 'Start' }).click();
  // Of two seats, the tests' chance lets the second begin.
  await takeTurn(other, 0);
  await yourTurn(page).waitFor();
  await expect(page.getByText('rated', { exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Menu' }).click();
  const menu = other.getByRole('dialog');
  await expect(menu.getByRole('button', { name: 'Take my last turn back' })).toBeHidden();
  await expect(menu.getByRole('button', { name: 'End the game early' })).toBeHidden();
  await menu.getByRole('button', { name: 'Leave; that counts as a loss' }).click();
  await expect(menu.getByText('you have lost this rated game')).toBeVisible();
  await checkAccess(other, 'leaving a rated game');
  await menu.getByRole('button', { name: 'Stay' }).click();
  await expect(menu.getByRole('button', { name: 'Leave; that counts as a loss' })).toBeFocused();
  await menu.getByRole('button', { name: 'Leave; that counts as a loss' }).click();
  await menu.getByRole('button', { name: 'Leave and lose' }).click();

  const over = `The game is over, forfeited by ${name}. It counts.`;
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: over })).toBeVisible();
  await expect(page.locator('.supply').filter({ hasText: 'forfeited' })).toBeVisible();
  await checkAccess(page, 'a game that was forfeited');
});
