/** The rules in the game: found by word and by number, linked to, asked for where something is refused. */
import type { Locator, Page } from '@playwright/test';
import { checkAccess, checkFit, checkTouch } from './checks';
import { expect, speak, test } from './fair';
import { openPage, untilSettled } from './pages';
import { decide, pickArea, send } from './player';
import { playPosition } from './positions';
import { LANGUAGES, wordsOf, type Language } from './words';

const PHONE = { width: 360, height: 640 };

const headingOf = (page: Page, rule: string): Locator => page.locator(`#rule-${rule}`);
/** The pictures have articles of their own. */
const rules = (page: Page): Locator => page.locator('article.sheet');
const search = (page: Page): Locator => page.getByRole('searchbox');

/** What somebody would type who has no patience for capitals and signs, and the rule they mean. */
const TYPED: Record<Language, [string, string]> = {
  en: ['TIE FOR FIRST', 'P5'],
  de: ['schonen kunste mccormick', 'T7'],
  fr: ['egalite en tete', 'P5'],
  pl: ['zatwierdzanie eksponatow', 'P7'],
};

for (const language of LANGUAGES) {
  const t = wordsOf(language, 'rules');

  test(`all rules can be read, searched and printed in ${language}`, async ({ page, fair }) => {
    await speak(page, language);
    await openPage(page, fair, '#/rules', t);
    await expect(rules(page)).toHaveCount(38);
    await checkFit(page, 'on a desk');
    const [typed, meant] = TYPED[language];
    await search(page).fill(typed);
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveText(/^\d+ /);
    await expect(rules(page).first().locator('h3')).toContainText(t(`rule-${meant}`));
    await search(page).fill('t6');
    await expect(rules(page)).toHaveCount(1);
    await expect(headingOf(page, 'T6')).toContainText('Bertha Palmer');
    await search(page).fill('xyzzy');
    await expect(page.getByText(t('rules-found', { count: 0 }))).toBeVisible();
    await search(page).fill('');

    await page.setViewportSize(PHONE);
    await page.locator('details').evaluate((one) => ((one as HTMLDetailsElement).open = true));
    await checkFit(page, 'on a phone');
    await checkTouch(page, 'on a phone');
    await page.emulateMedia({ media: 'print' });
    await expect(search(page)).toBeHidden();
    await expect(headingOf(page, 'E4')).toBeVisible();
  });
}

test('axe finds nothing in the rules, in what was found, or on a phone', async ({ page, fair }) => {
  await openPage(page, fair, '#/rules');
  await checkAccess(page, 'the rules');
  await search(page).fill('palmer');
  await checkAccess(page, 'what was found');
  await page.setViewportSize(PHONE);
  await search(page).fill('');
  await checkAccess(page, 'on a phone');
});

test('a link leads to its rule, and the contents do', async ({ page, fair }) => {
  await page.goto(`${fair}#/rules/T11`);
  await expect(headingOf(page, 'T11')).toBeFocused();
  await expect(headingOf(page, 'T11')).toBeInViewport();
  await page.getByRole('navigation').getByRole('link', { name: 'P9', exact: false }).click();
  await expect(headingOf(page, 'P9')).toBeFocused();
  await expect(headingOf(page, 'P9')).toBeInViewport();
  expect(page.url()).toMatch(/#\/rules\/P9$/);
  await page.goBack();
  await expect(headingOf(page, 'T11')).toBeFocused();
  await page.goto(`${fair}#/rules/t4`);
  await expect(headingOf(page, 'T4')).toBeFocused();
});

test('the learn page leads to all rules and has the awards', async ({ page, fair }) => {
  await openPage(page, fair, '#/learn');
  const awards = page.getByRole('table');
  await expect(awards.getByRole('row', { name: /^tied for 1st/ })).toContainText('a medal worth 2, 2 exhibits');
  await page.getByRole('main').getByRole('link', { name: 'All the rules' }).click();
  await expect(headingOf(page, 'S1')).toBeVisible();
});

test('the board draws the examples, and nothing in them can be reached', async ({ page, fair }) => {
  await openPage(page, fair, '#/rules');
  const drawn = page.locator('figure');
  await expect(drawn).toHaveCount(8);
  const davis = rules(page).filter({ has: headingOf(page, 'T5') });
  await expect(davis.locator('.target')).toHaveAttribute('data-area', 'agriculture');
  await expect(davis.locator('.selected')).toHaveAttribute('data-area', 'fine_arts');
  await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
});

test('a refusal can be asked why, and leads to its rule', async ({ page, fair }) => {
  const problem = { code: 'illegal_move', title: '', status: 422, detail: '', rule: 'T5' };
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id: string };
      if (message.type !== 'turn') return server.send(text);
      socket.send(JSON.stringify({ type: 'refused', id: message.id, problem }));
    });
  });
  // In this position the reader has Palmer and nobody else.
  await playPosition(page, fair, 'three_players_automatic', 17);
  await pickArea(page, 0);
  await decide(page, () => page.getByRole('button', { name: 'Discard', exact: true }).click());
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That is not allowed.' })).toBeVisible();

  const why = page.getByRole('button', { name: 'Why? Rule T5' });
  await why.click();
  const sheet = page.getByRole('dialog', { name: 'T5: George Davis' });
  await expect(sheet).toContainText('open at the wheel’s base');
  await checkAccess(page, 'why');
  await page.setViewportSize(PHONE);
  await checkFit(page, 'why, on a phone');
  await checkTouch(page, 'why, on a phone');
  const [all] = await Promise.all([page.waitForEvent('popup'), sheet.getByRole('link').click()]);
  await expect(headingOf(all, 'T5')).toBeFocused();
  await all.close();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(why).toBeFocused();
});

test('every page leads to the rules, by a head of one line also on a small phone', async ({ page, fair }) => {
  await page.setViewportSize(PHONE);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.goto(`${fair}?${language}#/settings`);
    const links = page.locator('header nav a');
    await expect(links).toHaveCount(4);
    await untilSettled(page);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
    await links.nth(1).click();
    await expect(page.locator('h1')).toHaveText(wordsOf(language)('learn-all'));
  }
});
