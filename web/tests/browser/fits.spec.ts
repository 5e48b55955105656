/** Who fits a guest, all the way at a real server: begun with the easiest, won, the next one told with its reason, overruled. */
import type { Locator, Page } from '@playwright/test';
import { LEVEL_RATINGS, type Level } from '../../engine/src/facts';
import { fittingLevel, ownRating } from '../../src/game/matching';
import { expect, test } from './fair';
import { openPage } from './pages';
import { result, scoring, tableOf, yourTurn } from './player';
import { ask } from './positions';
import { winAtServer } from './strong_player';
import { english } from './words';
import type { components } from '../../src/lib/wire';

type FittingLevel = components['schemas']['FittingLevel'];
const STRONGER = fittingLevel(ownRating([[[LEVEL_RATINGS.visitor, 1]]]), LEVEL_RATINGS);

const rung = (page: Page, level: Level): Locator => page.locator('label.rung', { hasText: english(`bot-${level}`) });
const matchMe = (page: Page): Locator => page.getByRole('radio', { name: new RegExp(`^${english('match-me')}`) });
const told = (page: Page): Locator => page.locator('[data-fits]');
const bots = (page: Page): Locator => page.locator('.panel:not(.own) h2');
const name = (level: Level): string => english(`bot-${level}`);
const fits = (level: Level, games: number): string => english('match-fits', { name: name(level), games });

/** A table for two at the server, against whom the ladder says; the server's own bots, whose chance is fixed. */
async function openDuel(page: Page): Promise<string> {
  await page.getByLabel(english('your-name')).fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel(english('seat-number', { number: 2 })).selectOption('bot');
  await page.getByText(english('options'), { exact: true }).click();
  await page.getByLabel(english('begins-host')).check();
  await page.getByLabel(english('browser-bots')).uncheck();
  await page.getByRole('button', { name: english('open-table') }).click();
  await yourTurn(page).waitFor();
  return tableOf(page);
}

test('a guest who lets the fair choose wins, meets somebody stronger, and may choose otherwise', async ({
  page,
  fair,
}) => {
  expect(STRONGER).not.toBe('visitor');

  await test.step('to begin with, the easiest, and it says why', async () => {
    await openPage(page, fair, '#/new');
    await expect(matchMe(page)).toBeChecked();
    await expect(told(page)).toHaveText(english('match-first', { name: name('visitor') }));
  });

  const won = await openDuel(page);
  await test.step('the game is won', async () => {
    await expect(bots(page)).toHaveText([name('visitor')]);
    await expect(told(page)).toHaveText(english('match-first', { name: name('visitor') }));
    // The page is behind, and shows one scoring phase after the other.
    await page.addLocatorHandler(
      scoring(page),
      (phase) => phase.getByRole('button', { name: english('skip') }).click(),
      { noWaitAfter: true },
    );
    await winAtServer(page, won);
    await expect(result(page)).toBeVisible();
    const match = await ask<FittingLevel>(page, 'GET', 'me/match');
    expect(match).toMatchObject({ level: STRONGER, games: 1, before: 'visitor' });
  });

  await test.step('at its end the next one is told, and why', async () => {
    await expect(
      result(page).getByText(english('match-next-time', { name: name(STRONGER) }), { exact: true }),
    ).toBeVisible();
    await expect(
      result(page).getByText(english('match-next-stronger', { name: english('bot-visitor') })),
    ).toBeVisible();
  });

  await test.step('the choice says the same, also where only the server remembers', async () => {
    const here = await page.evaluate(() => localStorage.getItem('worldsfair-results'));
    await page.evaluate(() => localStorage.removeItem('worldsfair-results'));
    await openPage(page, fair, '#/new');
    await expect(matchMe(page)).toBeChecked();
    await expect(told(page)).toContainText(fits(STRONGER, 1));
    await expect(matchMe(page)).toHaveAccessibleName(new RegExp(`${name(STRONGER)}.*${LEVEL_RATINGS[STRONGER]}`));
    await page.evaluate((kept) => localStorage.setItem('worldsfair-results', kept ?? ''), here);
  });

  await test.step('and that is who sits there', async () => {
    await openDuel(page);
    await expect(bots(page)).toHaveText([name(STRONGER)]);
    await expect(told(page)).toHaveText(fits(STRONGER, 1));
  });

  await test.step('whoever is chosen instead stays chosen, and nothing more is said of fitting', async () => {
    await openPage(page, fair, '#/new');
    await rung(page, 'exhibitor').click();
    await page.reload();
    await expect(rung(page, 'exhibitor').getByRole('radio')).toBeChecked();
    await expect(matchMe(page)).not.toBeChecked();
    const chosen = await openDuel(page);
    await expect(bots(page)).toHaveText([name('exhibitor')]);
    await expect(told(page)).toBeHidden();
    await ask(page, 'POST', `tables/${chosen}/abandon`, { agrees: true });
    await page.getByRole('button', { name: english('rematch'), exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(chosen));
    await expect(bots(page)).toHaveText([name('exhibitor')]);
    await expect(told(page)).toBeHidden();
  });

  await test.step('and the fair can choose again', async () => {
    await openPage(page, fair, '#/new');
    await matchMe(page).check({ force: true });
    await expect(told(page)).toContainText(fits(STRONGER, 1));
  });

  await test.step('who asks to be forgotten begins anew', async () => {
    await openPage(page, fair, '#/account');
    await page.getByRole('button', { name: english('delete-guest'), exact: true }).click();
    await page.getByRole('button', { name: english('delete-yes'), exact: true }).click();
    await expect(page.getByText(english('account-deleted'))).toBeVisible();
    await openPage(page, fair, '#/new');
    await expect(told(page)).toHaveText(english('match-first', { name: name('visitor') }));
  });
});
