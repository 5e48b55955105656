/** Choosing among eight opponents by finger and by keys, and the one who fits: picked, told, changed after a win, overruled. */
import type { Page } from '@playwright/test';
import { LEVEL_RATINGS, LEVELS, type Level } from '../../engine/src/facts';
import { fittingLevel, ownRating } from '../../src/game/matching';
import { checkAccess, checkFit, checkTouch } from './checks';
import { expect, speak, test } from './fair';
import { keepHere, nearlyWon } from './nearly_won';
import { openPage } from './pages';
import { decide, playNow, result, sendTurn, takeTurn, untilAsked } from './player';
import { ask, visit } from './positions';
import { english, LANGUAGES, wordsOf } from './words';
import type { components } from '../../src/lib/wire';

const rung = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const fits = (page: Page, text: string) => page.locator('[data-fits]', { hasText: text });
const told = (page: Page, level: string, games: number) =>
  fits(page, english('match-fits', { name: english(`bot-${level}`), games }));
const first = (page: Page) => fits(page, english('match-first', { name: english('bot-visitor') }));
/** Who fits after wins against these. */
const after = (...levels: Level[]): Level =>
  fittingLevel(ownRating(levels.map((level) => [[LEVEL_RATINGS[level], 1]])), LEVEL_RATINGS);

/** Results of games that were played on this device before. */
const withResults = async (page: Page, ...levels: string[]): Promise<void> => {
  await page.addInitScript((beaten) => {
    if (localStorage.getItem('worldsfair-results') === null)
      localStorage.setItem(
        'worldsfair-results',
        JSON.stringify(beaten.map((level, number) => ({ game: `g${number}`, scores: [[level, 1]] }))),
      );
  }, levels);
};

/** Play on this device: gives the panels of the others. */
async function begin(page: Page) {
  await page.getByLabel(english('table-here'), { exact: true }).check();
  await page.getByLabel(english('your-name')).fill('Ada');
  await page.getByRole('button', { name: english('start'), exact: true }).click();
  await page.locator('.panel').first().waitFor();
  return page.locator('.panel:not(.own) h2');
}

test('a level is chosen by a tap, remembered, and sits at the table', async ({ page, fair }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, fair, '#/new');
  await page.locator('label.rung', { hasText: english('bot-juror') }).click();
  await expect(rung(page, english('bot-juror'))).toBeChecked();
  await page.reload();
  await expect(rung(page, english('bot-juror'))).toBeChecked();
  await expect(await begin(page)).toHaveText([english('bot-juror'), `${english('bot-juror')} 2`]);
});

test('a level is chosen by keys alone, one after the other', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await rung(page, english('match-me')).focus();
  for (const level of LEVELS) {
    await page.keyboard.press('ArrowDown');
    const chosen = rung(page, english(`bot-${level}`));
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleName(new RegExp(`${english(`bot-level-${level}`)}.*${LEVEL_RATINGS[level]}`));
  }
  await page.keyboard.press('ArrowDown');
  await expect(rung(page, english('match-me'))).toBeChecked();
});

test('who has never played meets the visitor, and is told why', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await expect(rung(page, english('match-me'))).toBeChecked();
  await expect(first(page)).toBeVisible();
  await expect(await begin(page)).toHaveText([english('bot-visitor'), `${english('bot-visitor')} 2`]);
  await expect(first(page)).toBeVisible();
  expect(await untilAsked(page)).toBe('turn');
  await takeTurn(page, 0);
  await expect(first(page)).toBeHidden();
});

test('who has won meets somebody stronger at once, unless they choose', async ({ page, fair }) => {
  const beaten = ['visitor', 'reporter', 'vendor'] as const;
  const fitting = after(...beaten);
  expect(fitting).not.toBe('visitor');
  await withResults(page, ...beaten);
  await page.goto(fair);
  await playNow(page);
  await expect(told(page, fitting, 3)).toBeVisible();
  await expect(page.locator('.panel:not(.own) h2').first()).toHaveText(english(`bot-${fitting}`));
  await page.getByRole('button', { name: english('close'), exact: true }).click();
  await expect(told(page, fitting, 3)).toBeHidden();
  await openPage(page, fair, '#/new');
  await expect(told(page, fitting, 3)).toBeVisible();
  await page.locator('label.rung', { hasText: english('bot-director') }).click();
  await expect(told(page, fitting, 3)).toBeHidden();
  await page.goto(fair);
  await playNow(page);
  await expect(page.locator('.panel:not(.own) h2').first()).toHaveText(english('bot-director'));
  await expect(page.locator('[data-fits]')).toBeHidden();
});

test('after a win the next one is stronger, which is told, and played in a rematch', async ({ page, fair }) => {
  const { game, area } = await nearlyWon('local-nearly');
  const stronger = after('visitor');
  expect(stronger).not.toBe('visitor');
  await page.goto(fair);
  await page.evaluate((table) => {
    localStorage.setItem('worldsfair-matched', JSON.stringify([{ table, level: 'visitor', games: 0 }]));
  }, game.id);
  await keepHere(page, game);
  await visit(page, `${fair}#/table/${game.id}`);
  await decide(page, () => page.locator(`[data-area="${area}"] .hit`).click());
  await sendTurn(page);
  expect(await untilAsked(page)).toBe('over');
  const next = english('match-next-time', { name: english(`bot-${stronger}`) });
  await expect(result(page).getByText(next)).toBeVisible();
  await expect(result(page).getByText(english('match-next-stronger', { name: english('bot-visitor') }))).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await checkFit(page, `the next opponent at ${width}`);
    await checkAccess(page, `the next opponent at ${width}`);
  }
  await result(page)
    .getByRole('button', { name: english('rematch'), exact: true })
    .click();
  await expect(told(page, stronger, 1)).toBeVisible();
  await expect(page.locator('.panel:not(.own) h2')).toHaveText([english(`bot-${stronger}`)]);
});

type TableView = components['schemas']['TableView'];

test('a guest at a server meets whom the server says, and another one after a win', async ({ page, fair }) => {
  let answer = { level: 'juror', rating: 1003.4, games: 12, before: 'exhibitor' };
  await page.route('**/api/me/match', (route) => route.fulfill({ json: answer }));
  await page.goto(fair);
  await ask(page, 'POST', 'guests', { name: 'Ada' });
  await visit(page, `${fair}#/new`);
  await expect(told(page, 'juror', 12)).toBeVisible();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel(english('seat-number', { number: 2 })).selectOption('bot');
  await page.getByRole('button', { name: english('open-table') }).click();
  await expect(told(page, 'juror', 12)).toBeVisible();
  await expect(page.locator('.panel:not(.own) h2')).toHaveText([english('bot-juror')]);
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  // Another game that was won against the same one, instead of playing this one to its end.
  answer = { level: 'organizer', rating: 1101, games: 13, before: 'juror' };
  await ask(page, 'POST', `tables/${id}/abandon`, { agrees: true });
  await visit(page, `${fair}#/table/${id}`);
  await page.getByRole('button', { name: english('rematch'), exact: true }).click();
  await expect(told(page, 'organizer', 13)).toBeVisible();
  await expect(page.locator('.panel:not(.own) h2')).toHaveText([english('bot-organizer')]);
  const next = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  expect(next).not.toBe(id);
  const { table } = await ask<TableView>(page, 'GET', `tables/${next}`);
  expect(table.seats.map(({ level }) => level).filter((level) => level)).toEqual(['organizer']);
});

test('a server that knows nothing of it is no trouble', async ({ page, fair }) => {
  await page.route('**/api/me/match', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await page.goto(fair);
  await ask(page, 'POST', 'guests', { name: 'Ada' });
  await visit(page, `${fair}#/new`);
  await expect(first(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in the lobby a seat can be given to whoever fits', async ({ page, fair }) => {
  const beaten = ['visitor', 'reporter', 'vendor'] as const;
  const fitting = after(...beaten);
  await withResults(page, ...beaten);
  await openPage(page, fair, '#/new');
  await page.getByLabel(english('your-name')).fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: english('open-table') }).click();
  const seat = page.getByLabel(english('seat-bot-choose', { number: 2 }));
  await seat.selectOption('match');
  await expect(seat).toHaveValue(fitting);
  await page.getByRole('button', { name: english('start'), exact: true }).click();
  await expect(told(page, fitting, 3)).toBeVisible();
});

for (const language of LANGUAGES)
  test(`the ladder has room in ${language}`, async ({ page, fair }) => {
    const t = wordsOf(language);
    await speak(page, language);
    await withResults(page, 'visitor', 'reporter', 'vendor', 'exhibitor', 'juror', 'organizer', 'commissioner');
    for (const [width, height] of [
      [360, 640],
      [1366, 650],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, fair, '#/new', t);
      const where = `the ladder in ${language} at ${width} × ${height}`;
      for (const count of [2, 3, 4]) {
        await page.getByRole('radio', { name: String(count), exact: true }).check();
        await checkFit(page, `${where}, ${count} players`);
      }
      await checkTouch(page, where);
      await page.locator('label.rung').nth(6).click();
      await checkFit(page, `${where}, chosen`);
      if (language === 'en') await checkAccess(page, where);
      await page.locator('label.fit').click();
      expect(await page.evaluate(overlaps), `${where}: words over words`).toEqual([]);
    }
  });

/** Words of the ladder that lie over each other. */
function overlaps(): string[] {
  const parts = [...document.querySelectorAll('.rung b, .rung .strength, .rung .is, .rung .rating, .rung .seats')];
  const seen = parts
    .map((one) => ({ text: one.textContent?.trim() || one.className, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return seen.flatMap((a, i) =>
    seen
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
      )
      .map((b) => `${a.text} over ${b.text}`),
  );
}
