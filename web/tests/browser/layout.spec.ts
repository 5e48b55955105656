/** Every window, table and language: all of it is in sight, nothing lies over anything else, and nothing moves while one points or chooses. */
import type { Page } from '@playwright/test';
import { expect, test } from './fair';
import { boxesOf, lookAt, WINDOWS } from './layout';
import { untilSettled } from './pages';
import { ask, playPosition, visit } from './positions';
import { english, LANGUAGES, wordsOf, type Language } from './words';

/** As wide as a name may be: 24 letters. */
const LONG_NAME = 'Bartholomäus-Maximiliane';

/** A late turn of each, with full panels and figures to play. */
const POSITIONS = [
  ['two_players_automatic', 26],
  ['three_players_automatic', 31],
  ['four_players_automatic', 43],
] as const;

for (const [game, turn] of POSITIONS)
  test(`a table of ${game.split('_')[0]} in every window and language`, async ({ page, fair }) => {
    await visit(page, fair);
    await ask(page, 'POST', 'guests', { name: LONG_NAME });
    await playPosition(page, fair, game, turn);
    const found: Record<string, string[]> = {};
    for (const language of LANGUAGES) {
      await switchTo(page, language);
      // First with somebody who gives advice, then without.
      for (const isGuided of [true, false]) {
        for (const window of WINDOWS) {
          const where = `${language}, ${window.width} × ${window.height}${isGuided ? ', with advice' : ''}`;
          const faults = await lookAt(page, window, { isGuided, isPlayed: true });
          if (faults.length) found[where] = faults;
        }
        if (isGuided) await page.getByRole('button', { name: wordsOf(language)('coach-off'), exact: true }).click();
      }
    }
    expect(found).toEqual({});
  });

test('the mouse moves nothing, either', async ({ page, fair }) => {
  await playPosition(page, fair, 'four_players_automatic', 43);
  for (const { width, height, room } of WINDOWS) {
    if (room !== 'whole') continue;
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1);
    await untilSettled(page);
    const before = await boxesOf(page);
    for (const tile of await page.locator('[data-area]').all()) {
      await tile.locator('.hit').hover();
      await expect(tile.locator('.wanted').first()).toBeVisible();
      expect(await boxesOf(page), `${width} × ${height}`).toEqual(before);
      // Where the mouse rested on a card, what is told of it lies over other tiles until the mouse has left it.
      await page.mouse.move(1, 1);
      await expect(page.locator('.note')).toHaveCount(0);
    }
  }
});

test('what is told above a table takes its height from the stage', async ({ page, fair }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playPosition(page, fair, 'three_players_automatic', 20);
  await page.evaluate(() => {
    const notice = document.createElement('p');
    notice.textContent = 'This browser keeps nothing.';
    document.querySelector('.stage')?.before(notice);
  });
  expect(await lookAt(page, { width: 1280, height: 720, room: 'whole' })).toEqual([]);
});

test('a replay is on the same stage', async ({ page, fair }) => {
  const { game } = await playPosition(page, fair, 'four_players_automatic', 43);
  await visit(page, `${fair}#/replay/${game}/40`);
  await expect(page.getByRole('slider')).toBeVisible();
  for (const window of WINDOWS) expect(await lookAt(page, window), `${window.width} × ${window.height}`).toEqual([]);
});

test('after the end nothing speaks of scoring any more', async ({ page, fair }) => {
  const { game } = await playPosition(page, fair, 'three_players_automatic', 36);
  await visit(page, `${fair}#/replay/${game}/36`);
  await expect(page.locator('.until')).toBeVisible();
  await expect(page.locator('.score i')).toHaveCount(3);
  await page.getByRole('slider').press('End');
  await expect(page.locator('.until')).toHaveCount(0);
  await expect(page.locator('.score i')).toHaveCount(0);
  await expect(page.getByRole('img', { name: english('wheel'), exact: true })).toBeVisible();
});

test('who plays is marked in forced colours, too', async ({ page, fair }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playPosition(page, fair, 'three_players_automatic', 20);
  const outlines = await page
    .locator('.panel')
    .evaluateAll((all) => all.map((one) => [one.matches('.moving'), getComputedStyle(one).outlineStyle]));
  expect(outlines).toHaveLength(3);
  for (const [isMoving, outline] of outlines) expect(outline).toBe(isMoving ? 'solid' : 'none');
});

test('whoever decides has the clock, and what the others have left is beside their names', async ({ page, fair }) => {
  await visit(page, fair);
  await ask(page, 'POST', 'guests', { name: 'Ada' });
  const pace = { kind: 'live', reserve_s: 600, increment_s: 10, days: 0 };
  const { table } = await ask<{ table: { id: string } }>(page, 'POST', 'tables', {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'visitor' }],
    options: { pace, begins: 'host' },
  });
  await ask(page, 'POST', `tables/${table.id}/start`, {});
  await visit(page, `${fair}#/table/${table.id}`);
  await page.locator('.send').waitFor();
  await expect(page.locator('.panel.moving .clock')).toHaveText(/(9:\d\d|10:\d\d)$/);
  await expect(page.locator('.panel:not(.moving) .clock')).toHaveText(/10:00$/);
  await expect(page.locator('.tools .clock')).toHaveCount(0);
  await expect(page.locator('.panel:not(.moving)')).toContainText('bot, very easy');
});

/** From now on in this language and with advice, at the same table. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted }));
    localStorage.setItem('worldsfair-coaching', '3');
  }, language);
  await page.reload();
  await page.locator('.send').waitFor();
  await page.getByRole('complementary', { name: wordsOf(language)('coach'), exact: true }).waitFor();
}
