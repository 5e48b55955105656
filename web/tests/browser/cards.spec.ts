/** Cards speak, by pointer, finger and keyboard; and the gallery knows which of them were found. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { checkAccess, checkFit, checkTouch } from './checks';
import { fixChance, speak, watch } from './fair';
import { openPage, untilSettled } from './pages';
import { advance, decideTheRest, pickArea, playNow, send, takeTurn, tableOf, untilAsked } from './player';
import { builtSite, StaticHost } from './static-host';
import { english, LANGUAGES, wordsOf, type Words } from './words';

const test = base.extend<{ fair: string }>({
  fair: async ({ context }, use) => {
    const host = new StaticHost(builtSite);
    await host.start();
    await fixChance(context, 0);
    await use(host.address);
    await host.stop();
  },
  page: async ({ page }, use) => {
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

const words = (language: (typeof LANGUAGES)[number]): Words => wordsOf(language, 'cards', 'gallery');
const t = words('en');
const note = (page: Page): Locator => page.locator('[popover].note');
/** The area that a card lies at. */
const areaOf = (card: Locator): Locator => card.locator('xpath=ancestor::article');
const cardsOn = (page: Page): Locator => page.locator('[data-area] svg[data-card]');

/** The title that a card's note has to show. */
async function titleOf(card: Locator, say: Words = t): Promise<string> {
  const id = (await card.getAttribute('data-card')) ?? '';
  const isThing = /^(agriculture|electricity|fine_arts|manufacturing|transportation|ticket)-/.test(id);
  return say(`card-${isThing ? id : id.replace(/-\d+$/, '')}`);
}

async function centreOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What tells cards comes once the page is idle. */
async function play(page: Page, fair: string): Promise<void> {
  await page.goto(fair);
  await playNow(page);
  await untilSettled(page);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-cards]') &&
      getComputedStyle(document.querySelector('[data-cards]')!).userSelect === 'none',
  );
}

async function pointAt(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await centreOf(thing);
  await page.mouse.move(x, y);
}

test('a card that is pointed at tells itself beside it, nothing moves, and a click still chooses its area', async ({
  page,
  fair,
}) => {
  await play(page, fair);
  const card = cardsOn(page).nth(1);
  await pointAt(page, card);
  await expect(note(page)).toBeVisible();
  // From here on the area is pointed at, too, and its cards are raised.
  const boxes = () =>
    page
      .locator('[data-area], .panel, [data-card]')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  await expect(note(page).getByRole('heading', { name: await titleOf(card), exact: true })).toBeVisible();
  expect((await note(page).locator('.story').innerText()).length).toBeGreaterThan(40);
  expect((await note(page).locator('.does').innerText()).length).toBeGreaterThan(20);
  expect(await boxes()).toEqual(before);

  const told = (await note(page).boundingBox())!;
  const its = (await card.boundingBox())!;
  const isBeside =
    told.x >= its.x + its.width ||
    told.x + told.width <= its.x ||
    told.y >= its.y + its.height ||
    told.y + told.height <= its.y;
  expect(isBeside).toBe(true);
  expect(told.x >= 0 && told.y >= 0 && told.x + told.width <= 1280 && told.y + told.height <= 860).toBe(true);
  await checkAccess(page, 'a told card');

  const area = areaOf(card);
  const { x, y } = await centreOf(card);
  await page.mouse.click(x, y);
  await expect(area.locator('.hit')).toHaveAttribute('aria-pressed', 'true');
  await expect(note(page)).toHaveCount(0);
});

test('what is told stays while the pointer is on it, goes with Escape, and leads to all cards', async ({
  page,
  fair,
}) => {
  await play(page, fair);
  const [first, second] = [cardsOn(page).nth(0), cardsOn(page).nth(1)];
  await pointAt(page, first);
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await pointAt(page, second);
  await expect(note(page)).toContainText(await titleOf(second));
  await pointAt(page, note(page));
  await note(page)
    .getByRole('link', { name: t('gallery-see') })
    .click();
  await expect(page.locator('h1')).toHaveText(t('page-gallery'));
  await expect(note(page)).toHaveCount(0);
});

test('with a button held nothing is told, as something may be dragged', async ({ page, fair }) => {
  await play(page, fair);
  await page.clock.install();
  await page.mouse.move(640, 840);
  await page.mouse.down();
  await pointAt(page, cardsOn(page).nth(0));
  await pointAt(page, cardsOn(page).nth(1));
  await page.clock.runFor(5000);
  expect(await page.locator('[data-told]').count()).toBe(0);
  await page.mouse.up();
  await pointAt(page, cardsOn(page).nth(0));
  await page.clock.runFor(5000);
  await expect(note(page)).toBeVisible();
});

test('by keyboard the cards of the focused area are walked through, and read aloud', async ({ page, fair }) => {
  await play(page, fair);
  const area = areaOf(cardsOn(page).first());
  await area.locator('.hit').focus();
  await page.keyboard.press('i');
  const cards = area.locator('svg[data-card]');
  await expect(note(page)).toContainText(await titleOf(cards.first()));
  await expect(page.getByRole('status').filter({ hasText: await titleOf(cards.first()) })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(note(page)).toContainText(await titleOf(cards.nth((await cards.count()) > 1 ? 1 : 0)));
  await page.keyboard.press('ArrowDown');
  await expect(area.locator('[data-told]')).toHaveCount(0);
  await expect(page.locator('[data-told]')).toHaveCount(1);
  await checkAccess(page, 'a card told by keys');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(area.locator('.hit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(area.locator('.hit')).toHaveAttribute('aria-pressed', 'true');
});

test('what a player holds is told by its titles, and found in the gallery', async ({ page, fair }) => {
  await play(page, fair);
  const cards = page.locator('[data-area]').first().locator('svg[data-card]');
  const ids = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  const titles = await Promise.all(ids.map((_, i) => titleOf(cards.nth(i))));
  await pickArea(page, 0);
  await advance(page, () => send(page).click());
  expect(await untilAsked(page)).toBe('turn');
  const [own] = await page.locator('.panel.own').all();
  const held = own!.locator('[data-card]:not([data-card=""])');
  for (const [i, id] of ids.entries()) {
    const one = own!.locator(`[data-card~="${id}"]`);
    await one.scrollIntoViewIfNeeded();
    await pointAt(page, one);
    await expect(note(page)).toContainText(titles[i]!);
  }
  expect(await held.count()).toBeGreaterThan(0);
  await openPage(page, fair, '#/gallery');
  await expect(page.locator('article.found')).toHaveCount(ids.length);
  for (const title of titles)
    await expect(page.locator('article.found').getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.locator('.tally')).toContainText(t('gallery-found', { found: ids.length, all: 76 }));
});

test('a replay tells its cards, and its arrow keys still step', async ({ page, fair }) => {
  await play(page, fair);
  await takeTurn(page, 0);
  expect(await untilAsked(page)).toBe('turn');
  await page.goto(`${fair}#/replay/${tableOf(page)}/1`);
  await expect(page.getByRole('slider')).toBeVisible();
  await untilSettled(page);
  const card = cardsOn(page).first();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await pointAt(page, card);
    await expect(note(page)).toContainText(await titleOf(card), { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/0$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger that stays until something is told. */
  async function longPress(page: Page, thing: Locator): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await centreOf(thing)] });
    await expect(note(page)).toBeVisible();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a long press opens a card, chooses nothing, and the next touch closes it', async ({ page, fair }) => {
    await play(page, fair);
    const card = cardsOn(page).nth(1);
    await longPress(page, card);
    await expect(note(page)).toContainText(await titleOf(card));
    await expect(page.locator('.hit[aria-pressed=true]')).toHaveCount(0);
    await checkAccess(page, 'a card under a finger');
    await checkFit(page, 'a card under a finger');
    await checkTouch(page, 'a card under a finger');
    const there = await centreOf(card);
    await page.touchscreen.tap(there.x, there.y);
    await expect(note(page)).toHaveCount(0);
    await expect(page.locator('.hit[aria-pressed=true]')).toHaveCount(0);
    await page.touchscreen.tap(there.x, there.y);
    await expect(areaOf(card).locator('.hit')).toHaveAttribute('aria-pressed', 'true');
    await decideTheRest(page, async () => page.locator('.target .hit').first().click());
  });

  test('its button closes it as well', async ({ page, fair }) => {
    await play(page, fair);
    await longPress(page, cardsOn(page).first());
    await note(page)
      .getByRole('button', { name: t('close') })
      .tap();
    await expect(note(page)).toHaveCount(0);
  });
});

test('the gallery finds cards by their words, by their kind, and by what was found', async ({ page, fair }) => {
  await page.addInitScript(() =>
    localStorage.setItem('worldsfair-collected', JSON.stringify(['agriculture-1', 'ticket-3', 'burnham-1'])),
  );
  await openPage(page, fair, '#/gallery');
  const cards = page.locator('article');
  await expect(cards).toHaveCount(76);
  await expect(page.locator('article.found')).toHaveCount(3);
  await page.getByLabel(t('gallery-search')).fill('ARMBRUSTER');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(t('card-manufacturing-8'));
  await page.getByLabel(t('gallery-search')).fill('no card says so');
  await expect(page.getByText(t('gallery-none'))).toBeVisible();
  await page.getByLabel(t('gallery-search')).fill('');
  await page.getByRole('radio', { name: t('gallery-kind-ticket') }).check();
  await expect(cards).toHaveCount(28);
  await expect(page.locator('.plate')).toHaveText(t('gallery-found', { found: 1, all: 28 }));
  await page.getByLabel(t('gallery-only-found')).check();
  await expect(cards).toHaveCount(1);
  await page.getByRole('radio', { name: t('gallery-kind-all') }).check();
  await expect(cards).toHaveCount(3);
});

for (const language of LANGUAGES) {
  const say = words(language);

  test(`the gallery and a told card in ${language}`, async ({ page, fair }) => {
    await speak(page, language);
    await page.addInitScript(() => localStorage.setItem('worldsfair-collected', '["agriculture-1", "palmer-1"]'));
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, fair, '#/gallery', say);
      await expect(page.locator('article').first()).toContainText(say('card-agriculture-1'));
      await expect(page.locator('article.found').last()).toContainText(say('does-palmer'));
      await checkFit(page, `the gallery at ${width}`);
      await checkTouch(page, `the gallery at ${width}`);
    }
    await checkAccess(page, 'the gallery');
    expect(await page.locator('body').innerText()).not.toMatch(/\b(gallery|told|card)-[a-z_]+/);

    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(fair);
    await page.locator('.admit').click();
    await send(page).waitFor();
    const card = cardsOn(page).first();
    await expect(async () => {
      await page.mouse.move(1, 1);
      await pointAt(page, card);
      await expect(note(page)).toContainText(await titleOf(card, say), { timeout: 2000 });
    }).toPass();
    await checkFit(page, 'a told card');
    expect(await note(page).innerText()).not.toMatch(/\b(gallery|told|card|does)-[a-z_]+/);
  });
}

test('home leads to the gallery', async ({ page, fair }) => {
  await openPage(page, fair, '');
  await page.getByRole('link', { name: english('gallery-see') }).click();
  await expect(page.locator('h1')).toHaveText(english('page-gallery'));
});
