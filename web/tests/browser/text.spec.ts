/** Text at 200 %: everything grows, nothing is lost and nothing lies over anything else. */
import { checkFit } from './checks';
import { expect, speak, test } from './fair';
import { openPage, untilSettled } from './pages';
import { pickArea } from './player';
import { openPosition, playPosition } from './positions';
import { LANGUAGES, wordsOf } from './words';

const SIZES = { phone: [360, 740], tablet: [820, 1180], desktop: [1280, 860] } as const;
/** The longest words of the four languages. */
const LANGUAGE = 'de';
const sized = (percent: number) => (document.documentElement.style.fontSize = `${percent}%`);

for (const [name, [width, height]] of Object.entries(SIZES))
  test(`200 % text on a ${name}`, async ({ page, fair }) => {
    await page.setViewportSize({ width, height });
    await speak(page, LANGUAGE);
    for (const hash of ['', '#/new', '#/learn', '#/rules', '#/settings', '#/account'] as const) {
      await openPage(page, fair, hash, wordsOf(LANGUAGE));
      await page.evaluate(sized, 200);
      await checkFit(page, hash || 'home');
    }
    const { id, game } = await openPosition(page, fair, 'four_players_automatic', 12);
    for (const [hash, seen] of [
      [`#/table/${id}`, '.lobby'],
      [`#/replay/${game}/20`, 'input[type=range]'],
    ] as const) {
      await page.goto(`${fair}${hash}`);
      await expect(page.locator(seen)).toBeVisible();
      await page.evaluate(sized, 200);
      await checkFit(page, hash);
    }
    await playPosition(page, fair, 'three_players_automatic', 20);
    await pickArea(page, 2);
    await untilSettled(page);
    /** Of letters, and of the drawings that have a number on them. */
    const sizes = () =>
      page
        .locator('[data-area] h2, .pile, .place, .until, .panel h2, .goods b, .ask, .send, dt')
        .evaluateAll((all) =>
          all.map((one) =>
            one.matches('.pile') ? one.getBoundingClientRect().height : parseFloat(getComputedStyle(one).fontSize),
          ),
        );
    const before = await sizes();
    await page.evaluate(sized, 200);
    await untilSettled(page);
    const after = await sizes();
    expect(after, 'the same things are there').toHaveLength(before.length);
    // A layout for less room has smaller sizes of its own, so that not all grows to the double.
    expect(Math.min(...after.map((size, i) => size / (before[i] ?? 1)))).toBeGreaterThan(1.25);
    await checkFit(page, 'the table');
    expect(await overlaps()).toEqual([]);

    /** Tiles, panels and the tools, where one lies over another. */
    async function overlaps(): Promise<string[]> {
      return page.locator('[data-area], .panel, .tools .button').evaluateAll((all) => {
        const boxes = all.map((one) => ({ box: one.getBoundingClientRect(), name: one.className }));
        return boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter(
              (b) =>
                Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
                Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 2,
            )
            .map((b) => `${a.name} over ${b.name}`),
        );
      });
    }
  });

test('what needs room goes as soon as the text leaves none for it, and comes back', async ({ page, fair }) => {
  await playPosition(page, fair, 'three_players_automatic', 20);
  const beside = page.getByRole('button', { name: 'Log and chat' });
  const sheet = page.getByRole('button', { name: 'Log', exact: true });
  await expect(beside).toBeVisible();
  await page.evaluate(sized, 200);
  await expect(sheet).toBeVisible();
  await expect(beside).toBeHidden();
  await page.evaluate(sized, 100);
  await expect(beside).toBeVisible();
});

test('no word of the title is broken, in any language and window', async ({ page, fair }) => {
  const broken = () => {
    const text = document.querySelector('h1')?.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  };
  for (const language of LANGUAGES) {
    await speak(page, language);
    await openPage(page, fair, '', wordsOf(language));
    for (const width of [320, 390, 768, 900, 1100, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await untilSettled(page);
      expect(await page.evaluate(broken), `${language}, ${width}`).toEqual([]);
    }
  }
});
