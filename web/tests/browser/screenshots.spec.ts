/** Pictures of the pages at three sizes in both lights, to be looked at: written to `screenshots/`, or where SCREENSHOTS says. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fair';
import { untilSettled } from './pages';
import { areaAt, pickArea, result, scoring, yourTurn } from './player';
import { playPosition, playRecorded } from './positions';

const folder = process.env['SCREENSHOTS'] ?? 'screenshots';
const sizes = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] } as const;

test('pictures of home, table, figures, scoring, end and replay', async ({ page, fair }) => {
  mkdirSync(folder, { recursive: true });
  const figures = await playPosition(page, fair, 'three_players_automatic', 20);
  const last = await playPosition(page, fair, 'four_players_automatic', 45);
  /** Of what the page shows now; what goes with the window's size is done again in each. */
  const picture = async (what: string, again = async (): Promise<void> => undefined): Promise<void> => {
    for (const [name, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await again();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await untilSettled(page);
        const path = join(folder, `${what}-${name}-${colorScheme}.png`);
        await page.screenshot({ path });
        expect(statSync(path).size).toBeGreaterThan(10_000);
      }
    }
  };
  const go = async (hash: string, seen: string): Promise<void> => {
    await page.goto(`${fair}${hash}`);
    await page.locator(seen).first().waitFor();
  };

  await go('', '.admit');
  await picture('home');
  await go(`#/table/${figures.id}`, '.send');
  await picture('table', async () => {
    await page.mouse.move(1, 1);
    await areaAt(page, 2).hover();
    await expect(yourTurn(page).getByText('New cards', { exact: true })).toBeVisible();
  });
  await pickArea(page, 2);
  await picture('figures');
  await go(`#/replay/${last.game}/20`, 'input[type=range]');
  await picture('replay');
  await go(`#/table/${last.id}`, '.send');
  await playRecorded(page, last);
  for (let step = 0; step < 2; step++) await scoring(page).getByRole('button', { name: 'Next', exact: true }).click();
  await picture('scoring');
  await scoring(page).getByRole('button', { name: 'Skip' }).click();
  await result(page).waitFor();
  await picture('end');
});
