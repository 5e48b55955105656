/** Who fits on one device, without a server: what is given up counts as lost, which is told before, and changes whom one meets at once. */
import type { Page } from '@playwright/test';
import { LEVEL_RATINGS, LEVELS } from '../../engine/src/facts';
import { fittingLevel, ownRating, type GameScores } from '../../src/game/matching';
import { fixChance, speak } from './fair';
import { expect, test } from './on_device';
import { playNow, takeTurn, untilAsked } from './player';
import { english, LANGUAGES } from './words';

const WON: GameScores = [[LEVEL_RATINGS.exhibitor, 1]];
const before = fittingLevel(ownRating([WON]), LEVEL_RATINGS);
const after = fittingLevel(ownRating([WON, [[LEVEL_RATINGS[before], 0]]]), LEVEL_RATINGS);

const button = (page: Page, key: string) => page.getByRole('button', { name: english(key), exact: true });

test('who gives a game up is told that it counts, and meets somebody gentler at once', async ({ page, host }) => {
  expect(after).not.toBe(before);
  await fixChance(page.context(), 0);
  await page.goto(host.address);
  await page.evaluate(() =>
    localStorage.setItem('worldsfair-results', JSON.stringify([{ game: 'a', scores: [['exhibitor', 1]] }])),
  );
  await page.reload();
  await playNow(page);
  await expect(page.locator('[data-fits]')).toHaveText(
    english('match-fits', { name: english(`bot-${before}`), games: 1 }),
  );
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  await button(page, 'menu').click();
  await button(page, 'abandon-here').click();
  await expect(page.getByText(english('abandon-ask-lost'))).toBeVisible();
  await button(page, 'abandon-yes').click();
  await expect(page.getByText(english('abandoned'))).toBeVisible();
  await button(page, 'to-home').first().click();
  await expect(page.getByRole('button', { name: new RegExp(`^${english('play-now')}`) })).toContainText(
    english(`bot-${after}`),
  );
});

for (const language of LANGUAGES)
  test(`no rung of the ladder moves under the finger in ${language}`, async ({ page, host }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await speak(page, language);
    await page.goto(`${host.address}#/new`);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    const rungs = page.locator('label.rung');
    const heights = () => rungs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const [number] of LEVELS.entries()) {
      await rungs.nth(number).click();
      const [first, ...others] = await heights();
      expect(others).toEqual(others.map(() => first));
    }
  });
