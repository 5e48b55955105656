/** Scoring is a show that waits for its reader; the end speaks to the player; a replay shows all of it. */
import type { Page } from '@playwright/test';
import { checkAccess, checkFit, checkTouch } from './checks';
import { expect, someoneElse, speak, test } from './fair';
import { result, scoring, seeScoring } from './player';
import { ask, openPosition, playPosition, playRecorded, visit } from './positions';
import { english, LANGUAGES, wordsOf } from './words';

const step = (page: Page, number: number) => scoring(page).locator('.way li').nth(number);
const expectStep = (page: Page, number: number) => expect(step(page, number)).toHaveClass(/\bnow\b/);
const press = (page: Page, key: string) =>
  scoring(page)
    .getByRole('button', { name: english(key), exact: true })
    .click();

/** The last scoring phase of a game of four, at its first step: Ada wins by 4 points. */
async function lastScoring(page: Page, fair: string): Promise<string> {
  const last = await playPosition(page, fair, 'four_players_automatic', 45);
  await playRecorded(page, last);
  await expectStep(page, 0);
  return last.id;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a scoring phase waits at every step, and goes on by itself for who wants that', async ({ page, fair }) => {
    await page.clock.install();
    const last = await playPosition(page, fair, 'four_players_automatic', 45);
    await playRecorded(page, last);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return scoring(page).isVisible();
      })
      .toBe(true);
    await page.clock.runFor(120_000);
    await expectStep(page, 0);
    await press(page, 'next');
    await page.clock.runFor(120_000);
    await expectStep(page, 1);
    await scoring(page).getByLabel(english('scoring-alone')).check();
    await page.clock.runFor(4_000);
    await expectStep(page, 2);
    await scoring(page).getByLabel(english('scoring-alone')).uncheck();
    await page.clock.runFor(120_000);
    await expectStep(page, 2);
    await scoring(page).getByLabel(english('scoring-alone')).check();
    await page.clock.runFor(120_000);
    await expect(scoring(page)).toBeHidden();
    // It is remembered.
    expect(await page.evaluate(() => localStorage.getItem('worldsfair-settings'))).toContain('"scoresAlone":true');
  });

  test('the log beside the board never runs ahead of it', async ({ page, browser, fair }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.addInitScript(() => localStorage.setItem('worldsfair-settings', JSON.stringify({ story: true })));
    const ada = await (await someoneElse(browser)).newPage();
    const position = await openPosition(ada, fair, 'three_players_automatic', 17);
    for (const seat of [0, 1, 2])
      if (seat !== position.seat) await ask(ada, 'PUT', `tables/${position.id}/seats/${seat}`, { kind: 'program' });
    await ask(ada, 'POST', `tables/${position.id}/start`, {});
    await page.goto(`${fair}#/table/${position.id}`);
    const log = page.getByRole('group', { name: english('log'), exact: true });
    await expect(log.getByText(english('log-empty'))).toBeVisible();
    // Every time something is told: what the log says, and what lies at the area.
    await page.evaluate(() => {
      const told: { lines: number; dealt: boolean; flying: boolean }[] = [];
      (globalThis as unknown as { told: typeof told }).told = told;
      new MutationObserver(() => {
        const lines = [...document.querySelectorAll('.log li p')].map((one) => one.textContent ?? '');
        told.push({
          lines: lines.length,
          dealt: lines.some((line) => line.startsWith('New cards')),
          flying: document.querySelector('[data-flying]') !== null,
        });
      }).observe(document.querySelector('main') as Element, { childList: true, subtree: true, characterData: true });
    });
    await playRecorded(ada, position);
    await expect(page.locator('main')).toHaveAttribute('data-turn', '1');
    const told = await page.evaluate(
      () => (globalThis as unknown as { told: { lines: number; dealt: boolean; flying: boolean }[] }).told,
    );
    const counts = [...new Set(told.map((one) => one.lines))];
    expect(counts, 'sentence by sentence').toEqual([...counts].sort((a, b) => a - b));
    expect(counts.length).toBeGreaterThan(3);
    expect(told.find((one) => one.lines === 1)?.dealt).toBe(false);
    expect(told.at(-1)?.dealt).toBe(true);
  });
});

test('next, back and the arrow keys go through it, and the totals are the points', async ({ page, fair }) => {
  await lastScoring(page, fair);
  await press(page, 'next');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 1);
  await press(page, 'scoring-back');
  await expectStep(page, 0);
  // What was pressed last can't be pressed any more: the keys go on all the same.
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  for (let at = 1; at < 8; at++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 8);
  const name = english('you');
  await expect(
    scoring(page).getByText(english('round-gain', { round: 3, name, points: 28, from: 27, to: 55 })),
  ).toBeVisible();
  await expect(scoring(page).locator('.points b')).toHaveText(['51', '55', '49', '42']);
  await press(page, 'continue');
  await expect(scoring(page)).toBeHidden();
  await expect(page.locator('.panel .score b')).toHaveText(['51', '55', '49', '42']);
});

test('the board behind it is at the area, and in the position that is scored', async ({ page, fair }) => {
  await lastScoring(page, fair);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 2);
  const shown = page.locator('[data-area].selected');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-area', 'transportation');
  const left = (await scoring(page).locator('.sheet').boundingBox())?.x ?? 0;
  for (const area of await page.locator('[data-area]').all()) {
    const { x, width } = (await area.boundingBox())!;
    expect(x + width, 'an area is behind the show').toBeLessThanOrEqual(left);
  }
  const places = scoring(page).locator('.ribbon');
  await expect(shown.locator('.award .place')).toHaveText(await places.allInnerTexts());
  const counts = await scoring(page).locator('.shape text').allTextContents();
  await expect(shown.locator('.pile text')).toHaveText(counts);
  await expect(
    scoring(page).locator('[data-rule="P4"], [data-rule="P5"], [data-rule="P6"], [data-rule="P7"]'),
  ).not.toHaveCount(0);
});

test('it can be seen again from the log', async ({ page, fair }) => {
  const id = await lastScoring(page, fair);
  await press(page, 'skip');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, `${fair}#/table/${id}`);
  await result(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('log-and-chat'), exact: true }).click();
  await page
    .getByRole('button', { name: english('scoring-again') })
    .first()
    .click();
  await expectStep(page, 0);
  await checkAccess(page, 'scoring once more');
  await seeScoring(page, async () => undefined);
  await page
    .getByRole('button', { name: english('scoring-again') })
    .first()
    .click();
  await expectStep(page, 0);
  await page.keyboard.press('Escape');
  await expect(scoring(page)).toBeHidden();
});

for (const language of LANGUAGES) {
  const t = wordsOf(language);
  test(`the end speaks to the player in ${language}`, async ({ page, browser, fair }) => {
    await speak(page, language);
    const skip = () =>
      scoring(page)
        .getByRole('button', { name: t('skip') })
        .click();
    const heading = result(page, t).locator('.banner h2');
    const nameAt = (place: number) => result(page, t).locator('tbody .who').nth(place).innerText();

    const won = await playPosition(page, fair, 'four_players_automatic', 45);
    await playRecorded(page, won);
    await skip();
    await expect(heading).toHaveText(t('end-won', { points: 4 }));
    const sign = await result(page, t).locator('.victor svg').first().boundingBox();
    expect(sign?.width).toBeLessThan(80);
    const second = (await nameAt(1)).trim();
    await expect(result(page, t).getByText(t('made-it-coins', { points: 7, name: second }))).toBeVisible();
    await checkFit(page, `the end in ${language}`);
    const watcher = await (await someoneElse(browser)).newPage();
    await speak(watcher, language);
    await watcher.goto(`${fair}#/table/${won.id}`);
    await expect(result(watcher, t).locator('.banner h2')).toHaveText(t('winners', { names: 'Ada', count: 1 }));
    await watcher.context().close();

    const lost = await playPosition(page, fair, 'three_players_automatic', 36);
    await playRecorded(page, lost);
    await skip();
    await expect(heading).toHaveText(t('end-behind', { place: 2, points: 1 }));
    const first = (await nameAt(0)).trim();
    await expect(result(page, t).getByText(t('missed-it-medals', { points: 2, name: first }))).toBeVisible();
    await expect(result(page, t).getByText(t('winners', { names: first, count: 1 }))).toBeVisible();
  });
}

test('every end offers a rematch and the way home', async ({ page, fair }) => {
  await lastScoring(page, fair);
  await press(page, 'skip');
  for (const name of ['rematch', 'to-home'])
    await expect(result(page).getByRole('button', { name: english(name) })).toBeVisible();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('region', { name: english('result') });
  await expect(bar.getByRole('button', { name: english('rematch') })).toBeVisible();
  await bar.getByRole('button', { name: english('to-home') }).click();
  await expect(page.locator('.admit').first()).toBeVisible();

  const given = await playPosition(page, fair, 'three_players_automatic', 20);
  await ask(page, 'POST', `tables/${given.id}/abandon`, { agrees: true });
  await expect(page.getByText(english('abandoned'))).toBeVisible();
  await checkAccess(page, 'a game that was ended early');
  for (const name of ['review', 'to-home'])
    await expect(page.getByRole('button', { name: english(name) })).toBeVisible();
  await page.getByRole('button', { name: english('rematch') }).click();
  await expect(page).not.toHaveURL(new RegExp(given.id));
});

test('the speed of the others’ turns is chosen beside them, and remembered', async ({ page, browser, fair }) => {
  const ada = await (await someoneElse(browser)).newPage();
  const position = await openPosition(ada, fair, 'three_players_automatic', 17);
  for (const seat of [0, 1, 2])
    if (seat !== position.seat) await ask(ada, 'PUT', `tables/${position.id}/seats/${seat}`, { kind: 'program' });
  await ask(ada, 'POST', `tables/${position.id}/start`, {});
  await page.goto(`${fair}#/table/${position.id}`);
  const speed = page.getByLabel(english('speed'));
  await expect(speed).toHaveValue('normal');
  await checkAccess(page, 'watching');
  await speed.selectOption(english('speed-at_once'));
  await page.reload();
  await expect(speed).toHaveValue('at_once');
  await page.goto(`${fair}#/settings`);
  await expect(page.getByRole('radio', { name: english('speed-at_once') })).toBeChecked();
});

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`a replay shows its text, its rounds and its scoring, ${width} px wide`, async ({ page, fair }) => {
    await page.setViewportSize({ width, height });
    const { game } = await openPosition(page, fair, 'four_players_automatic', 12);
    await page.goto(`${fair}#/replay/${game}/18`);
    await expect(page.locator('.where')).toHaveText(english('replay-turn', { turn: 18 }));
    await expect(page.locator('.marks li')).toHaveCount(3);
    const cut = await page
      .locator('.told')
      .evaluate((told) => told.scrollHeight > told.clientHeight + 1 || told.scrollWidth > told.clientWidth + 1);
    expect(cut, 'some of the text is cut off').toBe(false);
    await checkFit(page, 'a replay');
    await checkTouch(page, 'a replay');
    await page.getByRole('button', { name: english('replay-forward') }).click();
    await expectStep(page, 0);
    await checkAccess(page, 'scoring in a replay');
    await seeScoring(page, async () => undefined);
    await expect(page.locator('.where')).toHaveText(english('replay-turn', { turn: 19 }));
    await page.getByRole('button', { name: english('scoring-again') }).click();
    await expectStep(page, 0);
    await press(page, 'skip');
    await expect(page.getByLabel(english('speed'))).toBeVisible();
  });

test('its signs have words, as have those of the end and of a replay; bots are named with their level', async ({
  page,
  fair,
}) => {
  const bubble = page.locator('.bubble');
  const lost = await playPosition(page, fair, 'three_players_automatic', 36);
  await playRecorded(page, lost);
  const award = scoring(page).locator('[data-hint]').first();
  while (!(await award.isVisible())) await page.keyboard.press('ArrowRight');
  await award.hover();
  await expect(bubble).toHaveText((await award.getAttribute('data-hint')) ?? '');
  await scoring(page).getByRole('button', { name: 'Skip' }).click();

  await expect(
    result(page)
      .locator('tbody tr')
      .first()
      .getByText(/^bot, /),
  ).toBeVisible();
  const seal = result(page).locator('.laid [data-hint]').first();
  // Scrolling takes words away, and is told of a frame later.
  await seal.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await seal.hover();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/\(bot, /);

  await page.goto(`${fair}#/replay/${lost.id}`);
  await page.locator('.medal[data-hint]').first().hover();
  await expect(bubble).toContainText('Leader medals');
});
