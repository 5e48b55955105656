/** Turns of others are played out, and can be skipped; with less motion the end appears at once. */
import type { Browser, Page } from '@playwright/test';
import { expect, someoneElse, test } from './fair';
import { afterTurn, thinks } from './player';
import { ask, openPosition, playRecorded } from './positions';

/** Ada's turn, in which she has Palmer; the page watches. */
async function watchAda(page: Page, browser: Browser, fair: string): Promise<() => Promise<void>> {
  const ada = await (await someoneElse(browser)).newPage();
  const position = await openPosition(ada, fair, 'three_players_automatic', 17);
  for (const seat of [0, 1, 2])
    if (seat !== position.seat) await ask(ada, 'PUT', `tables/${position.id}/seats/${seat}`, { kind: 'program' });
  await ask(ada, 'POST', `tables/${position.id}/start`, {});
  await page.goto(`${fair}#/table/${position.id}`);
  await expect(thinks(page, 'Ada')).toBeVisible();
  return () => playRecorded(ada, position);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a watcher sees the supporter, Palmer’s move, the cards and the deal', async ({ page, browser, fair }) => {
    const play = await watchAda(page, browser, fair);
    // Keep a list of what flies over the page, and of what the bar says.
    await page.evaluate(() => {
      const seen: string[] = [];
      (globalThis as unknown as { seen: string[] }).seen = seen;
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
          if (node instanceof SVGElement && 'flying' in node.dataset) {
            const isCard = node.getAttribute('viewBox') === '0 0 40 54';
            // One supporter: no count on it, and nobody beneath it.
            seen.push(isCard ? 'card' : node.querySelector('text, .under') ? 'pile' : 'supporter');
          }
      }).observe(document.querySelector('[data-stage]') as Element, { childList: true, subtree: true });
      new MutationObserver(() => {
        const line = document.querySelector('.lines .now')?.textContent ?? '';
        const early = [...document.querySelectorAll('.coming')].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        if (early.length) seen.push('too early');
        if (line && seen.at(-1) !== line) seen.push(line);
      }).observe(document.querySelector('main') as Element, { childList: true, subtree: true, attributes: true });
    });
    await play();
    await expect(page.locator('main')).toHaveAttribute('data-turn', '1', { timeout: 30_000 });
    await expect(page.getByText(/^.+ is thinking…$/)).toBeVisible();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    const at = (what: RegExp): number => seen.findIndex((one) => what.test(one));
    expect(at(/^supporter$/), 'the placement flies').toBeGreaterThanOrEqual(0);
    expect(at(/Bertha Palmer/), 'then Palmer’s move is told').toBeGreaterThan(at(/^supporter$/));
    expect(at(/collects/), 'then the cards').toBeGreaterThan(at(/Bertha Palmer/));
    expect(at(/New cards/), 'then the deal').toBeGreaterThan(at(/collects/));
    expect(seen.filter((one) => one === 'supporter')).toHaveLength(2);
    expect(seen).toContain('card');
    expect(seen, 'nothing is told before it happens').not.toContain('too early');
    await expect(page.locator('[data-flying]')).toHaveCount(0);
  });

  test('a touch of the board skips what is played out', async ({ page, browser, fair }) => {
    await page.clock.install();
    const play = await watchAda(page, browser, fair);
    // Time stands still but for the moment in which the film begins: only the touch can end it.
    await page.clock.pauseAt(Date.now() + 1000);
    await play();
    const skip = page.getByRole('button', { name: 'Skip' });
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return skip.isVisible();
      })
      .toBe(true);
    await page.locator('[data-area]').first().dispatchEvent('pointerdown');
    await expect(skip).toBeHidden();
    await expect(page.locator('main')).toHaveAttribute('data-turn', '1');
  });

  test('a replay plays the turn as a film, and a key goes on', async ({ page, fair }) => {
    const { game } = await openPosition(page, fair, 'three_players_automatic', 17);
    await page.goto(`${fair}#/replay/${game}/17`);
    await expect(afterTurn(page, 17)).toBeVisible();
    // Looks at every frame of the page, as what flies is soon gone.
    const flies = page.waitForFunction(() => document.querySelector('[data-flying]'));
    await page.keyboard.press('ArrowRight');
    await flies;
    await expect(afterTurn(page, 18)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(afterTurn(page, 17)).toBeVisible();
    await expect(page.locator('[data-flying]')).toHaveCount(0);
  });

  test('five quick presses take a replay on by five turns', async ({ page, fair }) => {
    const { game } = await openPosition(page, fair, 'three_players_automatic', 17);
    await page.goto(`${fair}#/replay/${game}/17`);
    await expect(afterTurn(page, 17)).toBeVisible();
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
    await expect(afterTurn(page, 22)).toBeVisible();
  });
});

test('with less motion nothing flies', async ({ page, fair }) => {
  const { game } = await openPosition(page, fair, 'three_players_automatic', 17);
  await page.goto(`${fair}#/replay/${game}/17`);
  await expect(afterTurn(page, 17)).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-flying]')) document.title = 'flew';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('ArrowRight');
  await expect(afterTurn(page, 18)).toBeVisible();
  await expect(page).not.toHaveTitle('flew');
});
