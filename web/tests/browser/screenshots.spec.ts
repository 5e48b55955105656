/** Pictures of the pages at three sizes in both lights, to be looked at: written to `screenshots/`, or where SCREENSHOTS says. */
import type { Page } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fair';
import { untilSettled } from './pages';
import { areaAt, pickArea, result, scoring, yourTurn } from './player';
import { playPosition, playRecorded } from './positions';

const folder = process.env['SCREENSHOTS'] ?? 'screenshots';
const sizes = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] } as const;

test('pictures of home, table, figures, scoring, end and replay', async ({ page, browser, fair }) => {
  mkdirSync(folder, { recursive: true });
  const figures = await playPosition(page, fair, 'three_players_automatic', 20);
  const last = await playPosition(page, fair, 'four_players_automatic', 45);
  const storageState = await page.context().storageState();
  const views: { name: string; page: Page }[] = [];
  for (const [name, [width, height]] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        storageState,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        viewport: { width, height },
      });
      views.push({ name: `${name}-${colorScheme}`, page: await context.newPage() });
    }
  const each = async (what: string, act: (view: Page) => Promise<void>): Promise<void> => {
    for (const view of views) {
      await act(view.page);
      await untilSettled(view.page);
      const path = join(folder, `${what}-${view.name}.png`);
      await view.page.screenshot({ path });
      expect(statSync(path).size).toBeGreaterThan(10_000);
    }
  };
  const go = async (view: Page, hash: string, seen: string): Promise<void> => {
    await view.goto(`${fair}${hash}`);
    await view.locator(seen).first().waitFor();
  };

  await each('home', (view) => go(view, '', '.admit'));
  await each('table', async (view) => {
    await go(view, `#/table/${figures.id}`, '.send');
    await areaAt(view, 2).hover();
    await expect(yourTurn(view).getByText('New cards', { exact: true })).toBeVisible();
  });
  await each('figures', (view) => pickArea(view, 2));
  await each('replay', (view) => go(view, `#/replay/${last.game}/20`, 'input[type=range]'));
  for (const view of views) await go(view.page, `#/table/${last.id}`, '.send');
  await playRecorded(page, last);
  await each('scoring', async (view) => {
    for (let step = 0; step < 2; step++) await scoring(view).getByRole('button', { name: 'Next', exact: true }).click();
  });
  await each('end', async (view) => {
    await scoring(view).getByRole('button', { name: 'Skip' }).click();
    await result(view).waitFor();
  });
  for (const view of views) await view.page.context().close();
});
