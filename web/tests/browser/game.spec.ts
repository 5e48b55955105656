import type { Page } from '@playwright/test';
import { checkAccess } from './checks';
import { accountName, expect, test } from './fair';
import { openPage, untilSettled } from './pages';
import {
  advance,
  decide,
  decideTheRest,
  makeAccount,
  pickArea,
  playAtServer,
  playToTheEnd,
  playUntil,
  result,
  seeScoring,
  send,
  tableOf,
  untilAsked,
  victory,
  yourTurn,
} from './player';
import { playPosition, playRecorded } from './positions';
import { english } from './words';

test('a casual game counts for nobody', async ({ page, fair }) => {
  await makeAccount(page, fair, accountName('Ida'));
  const end = await playPosition(page, fair, 'three_players_automatic', 36);
  await expect(page.getByText('casual', { exact: true })).toBeVisible();
  await playRecorded(page, end);
  expect(await untilAsked(page)).toBe('over');
  await openPage(page, fair, '#/account');
  await expect(page.getByText('You have no rating yet')).toBeVisible();
  await expect(page.getByText('Only rated games count')).toBeVisible();
});

test('after the end: the same deal again, at once', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('visitor');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await playToTheEnd(page);
  const before = tableOf(page);
  await result(page).getByRole('button', { name: 'Same deal again' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${before}$`));
  await yourTurn(page).waitFor();
});

test('pointing at an area shows the whole consequence, and undo takes any step back', async ({ page, fair }) => {
  await playAtServer(page, fair);
  await page.getByRole('button', { name: 'Got it' }).click();
  const tile = page.locator('[data-area]').nth(2);
  await tile.locator('.hit').hover();
  await expect(yourTurn(page).getByText('New cards')).toBeVisible();
  await expect(page.locator('.order')).toHaveCount(3);
  await tile.locator('.hit').click();
  await expect(send(page)).toBeEnabled();
  await yourTurn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(send(page)).toBeDisabled();
});

test('on a phone on its side the turn stands beside the board', async ({ page, fair }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await playPosition(page, fair, 'three_players_automatic', 17);
  const board = await page.locator('.ground').boundingBox();
  const turn = await yourTurn(page).boundingBox();
  expect(turn?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1);
});

test('a whole game by keyboard only', async ({ page, fair }) => {
  let isRead = false;
  await openPage(page, fair, '');
  await tabTo('Play now', (focused) => focused.name.startsWith('Play now'));
  await page.keyboard.press('Enter');
  await playUntil('over', () => untilAsked(page, english, seeScoringByKeys), takeTurnByKeys);
  await expect(victory(page)).toBeVisible();

  /** Every way through a scoring phase by keys: read to its end the first time, then turned away. */
  async function seeScoringByKeys(): Promise<void> {
    if (isRead) return page.keyboard.press('Escape');
    isRead = true;
    await seeScoring(
      page,
      async () => undefined,
      english,
      (step) => page.keyboard.press(step % 2 ? 'ArrowRight' : 'Enter'),
    );
  }

  async function takeTurnByKeys(turn: number): Promise<void> {
    await decide(page, () => page.keyboard.press('12345'[turn % 5] ?? '1'));
    await decideTheRest(page, async () => {
      await tabTo('a figure’s choice', (focused) => focused.isChoice);
      await page.keyboard.press('Enter');
    });
    // Every way of sending by keys in its turn.
    if (turn % 2) await tabTo('Confirm', (focused) => focused.isSend);
    await advance(page, () => page.keyboard.press(turn % 2 ? 'Enter' : 's'));
  }

  /** Tab on until what is focused is meant. */
  async function tabTo(what: string, isMeant: (focused: Focused) => boolean): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if (isMeant(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${what} can’t be reached by Tab`);
  }

  interface Focused {
    name: string;
    /** A stack to take from, or else a place to go. */
    isChoice: boolean;
    isSend: boolean;
  }

  function focused(): Promise<Focused> {
    return page.evaluate(() => {
      const here = document.activeElement === document.body ? null : document.activeElement;
      const choices = document.querySelector('.takes') ? '.takes button' : '.target .hit, [data-stack] button';
      const name = here?.getAttribute('aria-label') ?? here?.textContent ?? '';
      return {
        name: name.trim(),
        isChoice: here?.matches(choices) ?? false,
        isSend: here?.matches('.send') ?? false,
      };
    });
  }
});

test.describe('Bertha Palmer takes any supporter to another area', () => {
  test.beforeEach(async ({ page, fair }) => {
    // The reader has her and nobody else.
    await playPosition(page, fair, 'three_players_automatic', 17);
    await pickArea(page, 0);
    await expect(yourTurn(page).getByRole('heading')).toContainText('Bertha Palmer: take any supporter');
  });
  const tile = (page: Page, place: number) => page.locator('[data-area]').nth(place);
  const stack = (page: Page, place: number) => tile(page, place).locator('[data-stack] button').first();

  test('by dragging', async ({ page }) => {
    await stack(page, 1).dragTo(tile(page, 4).locator('.hit'));
    await expect(tile(page, 1).getByText('−1')).toBeVisible();
    await expect(tile(page, 4).getByText('+1')).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });

  test('by two clicks, and back by undo', async ({ page }) => {
    await stack(page, 1).click();
    await expect(yourTurn(page).getByRole('heading')).toContainText('move it to another area');
    await tile(page, 4).locator('.hit').click();
    await expect(tile(page, 4).getByText('+1')).toBeVisible();
    await yourTurn(page).getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, 4).getByText('+1')).toBeHidden();
    await expect(send(page)).toBeDisabled();
  });

  test('by keys', async ({ page }) => {
    await stack(page, 1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('5');
    await expect(tile(page, 4).getByText('+1')).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });

  test('dropped where it was taken, it stays in hand', async ({ page }) => {
    await stack(page, 1).dragTo(tile(page, 1).locator('h2'), { force: true });
    await expect(yourTurn(page).getByRole('heading')).toContainText('move it to another area');
  });
});
