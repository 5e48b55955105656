/** A stranger presses one button and is taught by playing: to the end, in each language, and over a break in the middle. */
import type { Locator, Page } from '@playwright/test';
import { checkAccess, checkFit, checkTouch } from './checks';
import { areaAt, pickArea, playNow, scoring, send, takeTurn, untilAsked, yourTurn } from './player';
import { untilKept } from './kept-page';
import type { StaticHost } from './static-host';
import { expect, test } from './on_device';
import { LANGUAGES, wordsOf, type Language, type Words } from './words';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 720 };
/** More than the lesson has, whatever is played. */
const MOST_STEPS = 120;

const guide = (page: Page, t: Words): Locator => page.getByRole('region', { name: t('guide'), exact: true });
const named = (root: Page | Locator, name: string): Locator => root.getByRole('button', { name, exact: true });

/** Home in a language, as somebody who has never been there; nothing is shown slowly. */
async function comeTo(page: Page, host: StaticHost, language: Language): Promise<void> {
  await page.addInitScript((wanted) => {
    // The same cards on every run.
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 32 ? array.fill(0x22) : draw(array);
    const settings = { language: wanted, motion: 'less', speed: 'at_once', knowsGoal: true };
    localStorage.setItem('worldsfair-settings', JSON.stringify(settings));
  }, language);
  await page.goto(host.address);
}

async function begin(page: Page, t: Words): Promise<void> {
  await page.getByRole('link', { name: t('learn-by-playing') }).click();
  await guide(page, t).waitFor();
}

/** Touch what the guide points at; where it points at no area, the first one. */
async function touchWhatIsMarked(page: Page): Promise<void> {
  const mark = page.locator('[data-mark="area"]').first();
  if (!(await mark.count())) return areaAt(page, 0).click();
  const box = await mark.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + Math.min(20, box.height / 2));
}

/** What the page asks for next, as somebody would do who follows the guide. */
async function goOn(page: Page, t: Words): Promise<void> {
  const next = named(guide(page, t), t('next'));
  if (await scoring(page).isVisible()) {
    const on = named(scoring(page), t('next')).or(named(scoring(page), t('continue')));
    await on.first().click();
  } else if (await next.isVisible()) await next.click();
  else if (await send(page).isEnabled()) await send(page).click();
  else {
    const stacks = page.locator('.takes button, [data-area] [data-stack] button');
    if (await stacks.count()) await stacks.first().click();
    else await touchWhatIsMarked(page);
  }
}

/** All that could change with a step. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const bar = document.querySelector<HTMLElement>('[data-progress]')?.dataset['progress'] ?? '';
    return [text('dialog'), text('.guide'), bar, text('.takes'), text('h1')].join('|');
  });

/** Until something waits for the reader again. */
async function follow(page: Page, t: Words, look: (text: string) => Promise<void>): Promise<void> {
  const end = page.getByRole('heading', { name: t('lesson-end-title') });
  for (let step = 0; step < MOST_STEPS; step++) {
    const waiting = named(guide(page, t), t('next')).or(send(page)).or(scoring(page)).or(end);
    await waiting.first().waitFor();
    if (await end.isVisible()) return;
    await look((await scoring(page).isVisible()) ? 'scoring' : ((await guide(page, t).textContent()) ?? ''));
    const before = await state(page);
    await goOn(page, t);
    await expect.poll(() => state(page), { intervals: [20, 50, 100] }).not.toBe(before);
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}

/** What the guide points at is on the screen, and the guide is not in front of it. */
async function checkMarks(page: Page, t: Words, where: string): Promise<void> {
  const panel = await guide(page, t).boundingBox();
  for (const mark of await page.locator('[data-mark]').all()) {
    const box = await mark.boundingBox();
    if (!box || !panel) throw new Error(`${where}: a mark is nowhere`);
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isBehind = x > panel.x && x < panel.x + panel.width && y > panel.y && y < panel.y + panel.height;
    expect(isBehind, `${where}: behind the guide`).toBe(false);
  }
}

for (const [number, language] of LANGUAGES.entries()) {
  const t = wordsOf(language, 'tutorial');
  const size = number % 2 ? DESK : PHONE;

  test(`the lesson in ${language}, ${size.width} × ${size.height}`, async ({ page, host }) => {
    await page.setViewportSize(size);
    await comeTo(page, host, language);
    await checkFit(page, 'home');
    await begin(page, t);
    const said = new Set<string>();
    await follow(page, t, async (text) => {
      if (text !== 'scoring') await checkMarks(page, t, text);
      if (said.has(text)) return;
      said.add(text);
      await checkFit(page, text);
      expect(text).not.toMatch(/(lesson|coach|area|figure|does)-[a-z_]+/);
    });
    await checkFit(page, 'the end');
    await checkTouch(page, 'the end');
    await checkAccess(page, 'the end');
    // Not everything has a sentence of its own in every game, but most of it has.
    expect(said.size).toBeGreaterThan(14);
    await named(page, t('lesson-play')).click();
    await yourTurn(page, t).waitFor();
    await expect(page.locator('[data-panel]')).toHaveCount(3);
    await expect(page.getByRole('complementary', { name: t('coach') })).toBeHidden();
  });
}

test.describe('in English', () => {
  const t = wordsOf('en', 'tutorial');

  test('is left in the middle, and gone on with', async ({ page, host }) => {
    await comeTo(page, host, 'en');
    await begin(page, t);
    await named(guide(page, t), t('next')).click();
    await named(guide(page, t), t('next')).click();
    await pickArea(page, 3);
    await send(page).click();
    await expect(guide(page, t)).toContainText(/exhibits? you took|come from the deck/);
    await named(page, t('lesson-leave')).click();
    await begin(page, t);
    await expect(guide(page, t)).toContainText(t('lesson-back'));
    await named(guide(page, t), t('next')).click();
    await expect(guide(page, t)).toContainText(/exhibits? you took|come from the deck/);
    await page.reload();
    await expect(guide(page, t)).toContainText(t('lesson-back'));
    await named(guide(page, t), t('lesson-anew')).click();
    await expect(guide(page, t)).toContainText(t('lesson-welcome'));
  });

  test('has a title of its own, and begins where the guide speaks', async ({ page, host }) => {
    await comeTo(page, host, 'en');
    await begin(page, t);
    await expect(guide(page, t)).toBeFocused();
    await expect(page).toHaveTitle(`${t('learn-by-playing')} – ${t('fair')} ${t('year')}`);
  });

  test('whoever plays something else than is asked comes to the end, too', async ({ page, host }) => {
    await comeTo(page, host, 'en');
    await begin(page, t);
    const end = page.getByRole('heading', { name: t('lesson-end-title') });
    for (let turn = 0; turn < 40 && !(await end.isVisible()); turn++) {
      await named(guide(page, t), t('next')).or(send(page)).or(scoring(page)).or(end).first().waitFor();
      if (await end.isVisible()) break;
      const before = await state(page);
      // Whatever is asked for, the next area is touched.
      if (await page.locator('[data-progress^="0."]').count()) await areaAt(page, turn).click();
      else await goOn(page, t);
      await expect.poll(() => state(page), { intervals: [20, 50, 100] }).not.toBe(before);
    }
    await expect(end).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t('lesson-end-title')}`));
    await named(page, t('lesson-anew')).click();
    await guide(page, t).waitFor();
    await expect(page).toHaveTitle(new RegExp(`^${t('learn-by-playing')}`));
  });

  for (const size of [PHONE, DESK])
    test(`axe minds nothing, ${size.width} px wide`, async ({ page, host }) => {
      await page.setViewportSize(size);
      await comeTo(page, host, 'en');
      await checkAccess(page, 'home of a newcomer');
      await begin(page, t);
      await checkAccess(page, 'something to read');
      await checkTouch(page, 'something to read');
      await goOn(page, t);
      await goOn(page, t);
      await checkAccess(page, 'something to do');
    });
});

test.describe('advice in a first game', () => {
  const t = wordsOf('en');
  const advice = (page: Page): Locator => page.getByRole('complementary', { name: t('coach'), exact: true });

  test('comes for three turns, one sentence each, and never again', async ({ page, host }) => {
    await comeTo(page, host, 'en');
    await playNow(page);
    const said = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      expect(await untilAsked(page)).toBe('turn');
      await expect(advice(page)).toBeVisible();
      await expect(page.locator('[data-mark]').first()).toBeAttached();
      said.add((await advice(page).locator('p').textContent()) ?? '');
      await takeTurn(page, turn);
    }
    expect(said.size).toBe(3);
    expect(await untilAsked(page)).toBe('turn');
    await expect(advice(page)).toBeHidden();
    await page.reload();
    await yourTurn(page).waitFor();
    await expect(advice(page)).toBeHidden();
  });

  test('is switched off with one tap, and on again in the settings', async ({ page, host }) => {
    await page.setViewportSize(PHONE);
    await comeTo(page, host, 'en');
    await playNow(page);
    await expect(advice(page)).toBeVisible();
    await checkAccess(page, 'advice');
    await checkFit(page, 'advice');
    await checkTouch(page, 'advice');
    await named(advice(page), t('coach-off')).click();
    await expect(advice(page)).toBeHidden();
    await expect(page.locator('[data-mark]')).toHaveCount(0);
    const table = page.url();
    await page.goto(`${host.address}#/settings`);
    await page.getByLabel(t('setting-coaching')).check();
    await page.goto(table);
    await expect(advice(page)).toBeVisible();
  });

  test('is not for who has played here before', async ({ page, host }) => {
    await comeTo(page, host, 'en');
    await playNow(page);
    await takeTurn(page, 0);
    // As if it had been played before there was any advice.
    await page.evaluate(() => localStorage.removeItem('worldsfair-coaching'));
    await page.goto(host.address);
    await page.reload();
    await playNow(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('worldsfair-coaching'))).toBe('0');
    await expect(advice(page)).toBeHidden();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the lesson is there all the same', async ({ page, host }) => {
    const t = wordsOf('en', 'tutorial');
    await comeTo(page, host, 'en');
    await untilKept(page);
    await host.stop();
    await page.context().setOffline(true);
    await begin(page, t);
    await named(guide(page, t), t('next')).click();
    await named(guide(page, t), t('next')).click();
    await pickArea(page, 3);
    await send(page).click();
    await expect(guide(page, t)).toContainText(/exhibits? you took|come from the deck/);
  });
});
