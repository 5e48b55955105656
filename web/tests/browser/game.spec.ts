import { checkAccess, expect, playNow, result, send, sendTurn, takeTurn, test, untilAsked, yourTurn } from './fair';

test('a whole game against bots by clicks', async ({ page, fair }) => {
  await playNow(page, fair);
  for (let turn = 0; (await untilAsked(page)) !== 'over'; turn++) await takeTurn(page, turn);
  await expect(result(page).getByRole('heading', { name: /win/ })).toBeVisible();
  await result(page).getByText('Was the shuffle fair?').click();
  await expect(result(page).getByText(/exactly that hash/)).toBeVisible();
  await checkAccess(page, 'the end');
  await result(page).getByRole('button', { name: 'Same deal again' }).click();
  await yourTurn(page).waitFor();
});

test('pointing at an area shows the whole consequence, and undo takes any step back', async ({ page, fair }) => {
  await playNow(page, fair);
  const tile = page.locator('[data-area]').nth(2);
  await tile.locator('.hit').hover();
  await expect(yourTurn(page).getByText('New cards')).toBeVisible();
  await expect(page.locator('.order')).toHaveCount(3);
  await tile.locator('.hit').click();
  await expect(send(page)).toBeEnabled();
  await yourTurn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(send(page)).toBeDisabled();
});

test('a whole game by keyboard only', async ({ page, fair }) => {
  await page.goto(fair);
  await tabTo(/Play now/);
  await page.keyboard.press('Enter');
  for (let turn = 0; ; turn++) {
    const asked = await untilAskedByKeys();
    if (asked === 'over') break;
    await page.keyboard.press('12345'[turn % 5] ?? '1');
    for (let step = 0; step < 40 && !(await send(page).isEnabled()); step++) {
      if (await page.locator('.takes button').first().isVisible()) await tabTo(/^Take a supporter/);
      else if (!(await tabToTarget())) continue;
      await page.keyboard.press('Enter');
      await page.waitForTimeout(30);
    }
    await tabTo(/^Send$/);
    const before = await page.locator('main').getAttribute('data-turn');
    await page.keyboard.press('Enter');
    while (
      (await page.locator('main').getAttribute('data-turn')) === before &&
      !(await page.getByRole('dialog').first().isVisible())
    )
      await page.waitForTimeout(20);
  }
  await expect(page.getByRole('heading', { name: /wins?/ }).first()).toBeVisible();

  async function untilAskedByKeys(): Promise<string> {
    for (;;) {
      if (await page.getByRole('button', { name: 'Rematch' }).first().isVisible()) return 'over';
      if (await page.locator('.veil').isVisible()) await page.keyboard.press('Escape');
      if (await send(page).isVisible()) return 'turn';
      await page.waitForTimeout(30);
    }
  }

  /** Tab on until what is focused is called so. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      const here = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body ? '' : (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
      });
      if (name.test(here.trim())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`nothing called ${name} can be reached by Tab`);
  }

  async function tabToTarget(): Promise<boolean> {
    for (let presses = 0; presses < 40; presses++) {
      const isThere = await page.evaluate(() => !!document.activeElement?.matches('.target .hit, [data-stack] button'));
      if (isThere) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  }
});

test('Bertha Palmer by dragging', async ({ page, fair }) => {
  test.setTimeout(240_000);
  await playNow(page, fair);
  for (let turn = 0; (await untilAsked(page)) === 'turn'; turn++) {
    const tile = page.locator('[data-area]').filter({ has: page.getByRole('img', { name: 'Bertha Palmer' }) });
    const hasPalmer = await yourTurn(page)
      .getByRole('button', { name: /Bertha Palmer/ })
      .count();
    if (!hasPalmer) {
      const wanted = (await tile.count())
        ? tile.first().locator('.hit')
        : page.locator('[data-area] .hit').nth(turn % 5);
      await wanted.click();
      // Give figures away until nothing but sending is left, three looks in a row.
      const discard = page.getByRole('button', { name: 'Discard' });
      for (let step = 0, calm = 0; step < 100 && calm < 3; step++) {
        if (await discard.isVisible()) await discard.click({ timeout: 1000 }).catch(() => undefined);
        calm = !(await discard.isVisible()) && (await send(page).isEnabled()) ? calm + 1 : 0;
        await page.waitForTimeout(80);
      }
      await sendTurn(page);
      continue;
    }
    await page.locator('[data-area] .hit').first().click();
    await yourTurn(page)
      .getByRole('button', { name: /Bertha Palmer/ })
      .first()
      .click();
    const from = page.locator('[data-area]').nth(1).locator('[data-stack] button').first();
    const before = await from.getAttribute('aria-label');
    await from.dragTo(page.locator('[data-area]').nth(4).locator('.hit'));
    await expect(page.locator('[data-area]').nth(4).getByText('+1')).toBeVisible();
    expect(before).toBeTruthy();
    return;
  }
});
