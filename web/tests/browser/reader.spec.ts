/** What a reader's own system asks for: day or night, contrast, paper, and being told which page this is. */
import { expect, test } from './fair';
import { english } from './words';

const FAIR = `${english('fair')} ${english('year')}`;

test('every page has a title of its own, and its heading is where a reader arrives', async ({ page, fair }) => {
  await page.goto(fair);
  await expect(page).toHaveTitle(FAIR);
  // Who opens the page begins at its beginning.
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  for (const name of ['learn', 'settings', 'account'] as const) {
    await page.getByRole('link', { name: english(`page-${name}`), exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${await heading.textContent()} – ${FAIR}`);
  }
  await page.goto(`${fair}#/`);
  await expect(page).toHaveTitle(FAIR);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const)
  test(`a ${scheme} reader sees that before any script has run`, async ({ page, fair }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(fair);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe(scheme === 'dark' ? 'rgb(10, 18, 38)' : 'rgb(243, 230, 200)');
  });

test('a chosen theme is the page’s, whatever the system has, and the browser’s bar goes with it', async ({
  page,
  fair,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('worldsfair-settings', JSON.stringify({ theme: 'dark' })));
  await page.goto(fair);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 18, 38)');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', /5, ?11, ?26|#050b1a/);
});

test('printed, it is ink on white paper without buttons', async ({ page, fair }) => {
  await page.goto(`${fair}#/learn`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(23, 38, 74)');
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('more contrast: what steps back no longer does', async ({ page, fair }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await page.goto(fair);
  const [soft, ink] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue('--ink-soft'), style.getPropertyValue('--ink')];
  });
  expect(soft).toBe(ink);
});
