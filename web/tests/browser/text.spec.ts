/** Text at 200 %: everything grows, nothing is lost and nothing lies over anything else. */
import { checkFit } from './checks';
import { areaAt, expect, speak, test } from './fair';
import { openPosition, playPosition } from './positions';

const SIZES = { phone: [360, 740], tablet: [820, 1180], desktop: [1280, 860] } as const;
const sized = (percent: number) => (document.documentElement.style.fontSize = `${percent}%`);

for (const [name, [width, height]] of Object.entries(SIZES))
  test(`200 % text on a ${name}`, async ({ page, fair }) => {
    await page.setViewportSize({ width, height });
    // The longest words of the four languages.
    await speak(page, 'de');
    for (const hash of ['', '#/new', '#/learn', '#/settings', '#/account']) {
      await page.goto(`${fair}${hash}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.evaluate(sized, 200);
      await page.waitForTimeout(200);
      await checkFit(page, hash || 'home');
    }
    const { id, game } = await openPosition(page, fair, 'four_players_automatic', 12);
    for (const hash of [`#/table/${id}`, `#/replay/${game}/20`]) {
      await page.goto(`${fair}${hash}`);
      await page.evaluate(sized, 200);
      await expect(page.locator('h2').first()).toBeVisible();
      await page.waitForTimeout(200);
      await checkFit(page, hash);
    }
    await playPosition(page, fair, 'three_players_automatic', 20);
    await areaAt(page, 2).click();
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
    await page.waitForTimeout(300);
    const after = await sizes();
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
