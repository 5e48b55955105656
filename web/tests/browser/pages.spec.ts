import { readFileSync } from 'node:fs';
import { checkAccess, expect, playNow, takeTurn, test, untilAsked, yourTurn } from './fair';

const languages = {
  en: 'World’s Fair',
  de: 'Weltausstellung',
  fr: 'Exposition universelle',
  pl: 'Wystawa Światowa',
};

for (const [language, name] of Object.entries(languages)) {
  test(`the first turn in ${language}, on a phone`, async ({ page, fair }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(
      (wanted) => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted })),
      language,
    );
    for (const hash of ['', '#/new', '#/learn', '#/settings', '#/account']) {
      await page.goto(`${fair}${hash}`);
      await expect(page.locator('h1')).toBeVisible();
      await isWide(hash);
    }
    await page.goto(fair);
    await expect(page.locator('h1')).toContainText(name);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('.admit').click();
    await page.locator('[data-area] .hit').nth(2).click();
    await isWide('the table');
    await page.locator('.send').click();
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/\b(area|ask|log|figure|place|step|bot|problem)-[a-z_]+/);

    async function isWide(where: string): Promise<void> {
      const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(inside, where).toBeLessThanOrEqual(outside ?? 0);
    }
  });
}

test('the language changes at once', async ({ page, fair }) => {
  await page.goto(`${fair}#/settings`);
  await page.getByLabel('Polski').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia');
  await page.getByLabel('Deutsch').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});

test('axe finds nothing on any page', async ({ page, fair }) => {
  for (const hash of ['', '#/new', '#/learn', '#/settings', '#/account', '#/table/nowhere', '#/join/nowhere']) {
    await page.goto(`${fair}${hash}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForTimeout(200);
    await checkAccess(page, hash || 'home');
  }
  await playNow(page, fair);
  await checkAccess(page, 'the table');
  await page.locator('[data-area] .hit').nth(2).click();
  await checkAccess(page, 'confirming');
  for (const name of ['Log', 'Chat', 'Menu']) {
    await page.getByRole('button', { name }).first().click();
    await checkAccess(page, name);
    await page.keyboard.press('Escape');
  }
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 740 });
    await checkAccess(page, `the table at ${width} px`);
  }
});

test('every button is large enough for a finger', async ({ page, fair }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const hash of ['', '#/new', '#/settings', '#/account']) {
    await page.goto(`${fair}${hash}`);
    await expect(page.locator('h1')).toBeVisible();
    await areLarge(hash);
  }
  await playNow(page, fair);
  await page.locator('[data-area] .hit').nth(2).click();
  await areLarge('the table');

  async function areLarge(where: string): Promise<void> {
    const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll((all) =>
      all
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent?.trim() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect(small, where).toEqual([]);
  }
});

test('replay: slider, arrow keys, a link to the exact turn, playing on', async ({ page, browser, fair }) => {
  await playNow(page, fair);
  for (let turn = 0; turn < 3; turn++) {
    await untilAsked(page);
    await takeTurn(page, turn);
  }
  await untilAsked(page);
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${fair}#/replay/${id}`);
  await expect(page.getByText('After turn 0')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('After turn 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/1$/);
  await page.getByRole('slider').fill('5');
  await expect(page.getByText('After turn 5')).toBeVisible();
  await checkAccess(page, 'replay');

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByText('After turn 5')).toBeVisible();
  await friend.close();

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('a record goes out and comes back; a broken one is refused in words', async ({ page, fair }) => {
  await playNow(page, fair);
  await takeTurn(page, 0);
  await untilAsked(page);
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${fair}#/replay/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');

  await page.goto(fair);
  const file = page.locator('input[type=file]');
  const bring = (body: string) =>
    file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(body) });
  await bring('this is not a record');
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
  await bring(text.replace('"place ', '"place nowhere '));
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
  await bring('{}');
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
  await bring(text);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a setting sends the turn as soon as nothing is left to decide', async ({ page, fair }) => {
  await page.goto(`${fair}#/settings`);
  await page.getByLabel(/send a turn at once/).check();
  await playNow(page, fair);
  const before = await page.locator('main').getAttribute('data-turn');
  await page.locator('[data-area] .hit').nth(2).click();
  await expect(page.locator('main')).not.toHaveAttribute('data-turn', before ?? '');
  expect(await untilAsked(page)).toBe('turn');
});

test('an account keeps the guest’s games', async ({ page, browser, fair }) => {
  await playNow(page, fair);
  await page.goto(`${fair}#/account`);
  const name = `Ada ${Date.now() % 100000}`;
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await elsewhere.goto(`${fair}#/account`);
  await elsewhere.getByLabel('Your name').fill(name);
  await elsewhere.getByLabel('Password').fill('a long password');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { name })).toBeVisible();
  await elsewhere.goto(fair);
  await elsewhere.getByRole('link', { name: /Your turn/ }).click();
  await yourTurn(elsewhere).waitFor();
});
