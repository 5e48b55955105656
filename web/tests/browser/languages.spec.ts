/** A stranger plays in each language, on a phone and on a desktop, and no word is cut off anywhere. */
import { checkFit } from './checks';
import { expect, speak, test } from './fair';
import { openPage } from './pages';
import { pickArea, playToTheEnd, result, seeScoring, seeSheet, send, untilAsked } from './player';
import { openPosition, playPosition, playRecorded, visit } from './positions';
import { LANGUAGES, wordsOf } from './words';

const PHONE = { width: 360, height: 740 };
const KEY =
  /\b(abandon|area|ask|bot|delete|figure|log|place|problem|program|proof|proposal|rated|rating|record|report|session|step)-[a-z_]+/;

for (const language of LANGUAGES) {
  const t = wordsOf(language);

  test(`no word is cut off in ${language}, on a phone`, async ({ page, fair }) => {
    await page.setViewportSize(PHONE);
    await speak(page, language);
    const check = async (where: string): Promise<void> => {
      await checkFit(page, where);
      expect(await page.locator('body').innerText(), where).not.toMatch(KEY);
    };
    for (const hash of ['', '#/new', '#/learn', '#/settings', '#/account', '#/join/nowhere'] as const) {
      await openPage(page, fair, hash, t);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
      await check(hash || 'home');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const { id, game } = await openPosition(page, fair, 'four_players_automatic', 12);
    await visit(page, `${fair}#/table/${id}`);
    await expect(page.getByRole('heading', { name: t('seats') })).toBeVisible();
    await page.getByRole('button', { name: t('close-table') }).click();
    await check('the lobby');
    await page.goto(`${fair}#/replay/${game}/30`);
    await expect(page.getByRole('slider')).toBeVisible();
    await check('a replay');

    const end = await playPosition(page, fair, 'three_players_automatic', 36);
    await check('the table');
    await pickArea(page, 2);
    await check('figures');
    for (const name of ['log', 'chat', 'menu']) await seeSheet(page, t(name), () => check(name));
    await playRecorded(page, end);
    await seeScoring(page, (step) => check(`scoring, step ${step}`), t);
    expect(await untilAsked(page, t)).toBe('over');
    await check('the end');
    await page.getByText(t('proof'), { exact: true }).click();
    await expect(page.getByText(t('proof-holds-alone'))).toBeVisible();
    await check('the proof');
    await openPage(page, fair, '#/account', t);
    await page.getByRole('button', { name: t('delete-guest') }).click();
    await check('being forgotten');
  });
}

for (const [language, size] of [
  ['de', PHONE],
  ['fr', { width: 1280, height: 860 }],
  ['pl', PHONE],
] as const) {
  const t = wordsOf(language);
  test(`a whole game in ${language}, ${size.width} px wide`, async ({ page, fair }) => {
    await page.setViewportSize(size);
    await speak(page, language);
    await openPage(page, fair, '#/new', t);
    await page.getByLabel(t('your-name')).fill('Ada');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel(t('seat-number', { number: 2 })).selectOption('visitor');
    await page.getByRole('button', { name: t('open-table') }).click();
    await playToTheEnd(page, t);
    await expect(result(page, t).getByRole('button', { name: t('rematch') })).toBeVisible();
    await expect(send(page)).toBeHidden();
  });
}

test('the language changes at once', async ({ page, fair }) => {
  await openPage(page, fair, '#/settings');
  await page.getByLabel('Polski').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia');
  await page.getByLabel('Deutsch').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});
