/** A turn while it is composed: what it leads to in words, what is decided and what is only pointed at, keys, drafts, slow links. */
import type { Page } from '@playwright/test';
import { checkAccess, checkFit, checkTouch } from './checks';
import { withoutEngine } from './engine';
import { expect, speak, test } from './fair';
import { openPage, untilSettled } from './pages';
import { advance, areaAt, decide, pickArea, playNow, playUntil, send, takeTurn, untilAsked, yourTurn } from './player';
import { playPosition } from './positions';
import { LANGUAGES } from './words';

const tile = (page: Page, place: number) => page.locator('[data-area]').nth(place);
const play = (page: Page) => page.getByRole('button', { name: /^Play/ });
const undo = (page: Page) => yourTurn(page).getByRole('button', { name: 'Undo' });
const bubble = (page: Page) => page.locator('.bubble');
const heightOf = async (page: Page): Promise<number | undefined> => (await page.locator('.bar').boundingBox())?.height;

// In this position the reader has Palmer and Pullman.
const withTwoFigures = (page: Page, fair: string) => playPosition(page, fair, 'three_players_automatic', 20);

test('what is pointed at looks and reads otherwise than what is decided', async ({ page, fair }) => {
  const { seat } = await withTwoFigures(page, fair);
  const own = tile(page, 2).locator(`[data-stack="${seat}"] svg text`);
  const points = yourTurn(page).getByText(/points if scored now/);
  await areaAt(page, 2).hover();
  await expect(points).toHaveText(/^Would give 37 → 41 points if scored now, wheel \+1/);
  await expect(tile(page, 2).locator('.change.guess')).toHaveText('+1');
  await expect(tile(page, 2).locator('.change:not(.guess)')).toHaveCount(0);
  await expect(own).toHaveText('1');
  await checkAccess(page, 'pointed at');
  await pickArea(page, 2);
  await expect(points).toHaveText(/^37 → 41 points if scored now, wheel \+1/);
  await expect(tile(page, 2).locator('.change:not(.guess)')).toHaveText('+1');
  await expect(own).toHaveText('2');
  await expect(page.locator('.guess')).toHaveCount(0);
});

test('a figure with one possible target is played by a button, and undone', async ({ page, fair }) => {
  await withTwoFigures(page, fair);
  await pickArea(page, 2);
  await expect(play(page)).toBeHidden();
  await page.getByRole('button', { name: 'George Pullman: waits' }).click();
  await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveAccessibleDescription(
    /without helping you/,
  );
  await checkAccess(page, 'one target');
  await decide(page, () => play(page).click());
  await expect(page.locator('[data-area=transportation] .change')).toHaveText('+1');
  await decide(page, () => undo(page).click());
  await expect(page.locator('[data-area=transportation] .change')).toHaveCount(0);
});

for (const width of [1280, 360])
  test(`Palmer lights what can be taken, then where it can go, at ${width} px`, async ({ page, fair }) => {
    await page.setViewportSize({ width, height: 800 });
    await withTwoFigures(page, fair);
    await pickArea(page, 2);
    await expect(page.locator('.target')).toHaveCount(0);
    const takeable = page.locator('[data-area] .takeable');
    const lit = await takeable.count();
    expect(lit).toBeGreaterThan(5);
    // Nobody takes from where nobody is.
    for (const count of await takeable.locator('svg text').allTextContents()) expect(count).not.toBe('0');
    await pickArea(page, 0);
    await decide(page, () => page.locator('.takes button').first().click());
    await expect(takeable).toHaveCount(0);
    await expect(page.locator('.target')).toHaveCount(4);
    await expect(tile(page, 0)).not.toHaveClass(/target/);
  });

test('the turn has its height, whatever is pointed at, in every language', async ({ page, fair }) => {
  const { id } = await withTwoFigures(page, fair);
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [width, height] of [
      [1366, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${fair}#/table/${id}`);
      await page.reload();
      await send(page).waitFor();
      await untilSettled(page);
      await checkFit(page, `a turn in ${language} at ${width} px`);
      const idle = await heightOf(page);
      for (let place = 0; place < 5; place++) {
        await areaAt(page, place).focus();
        await expect(page.locator('.bar dl')).toBeVisible();
        expect(await heightOf(page), `${language} at ${width} px over area ${place + 1}`).toBe(idle);
      }
    }
  }
});

test.describe('by keys', () => {
  test('a turn begins at its bar, and the keys stand on what they choose', async ({ page, fair }) => {
    await withTwoFigures(page, fair);
    await expect(yourTurn(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tile(page, 3).locator('kbd')).toHaveText('4');
    await checkAccess(page, 'keys');
    await page.mouse.click(5, 5);
    await expect(page.locator('kbd')).toHaveCount(0);
  });

  test('Enter sends what a number has chosen, and chooses nothing else', async ({ page, fair }) => {
    await openPage(page, fair, '');
    await playNow(page);
    await areaAt(page, 0).focus();
    await decide(page, () => page.keyboard.press('3'));
    await expect(tile(page, 2)).toHaveClass(/selected/);
    await expect(yourTurn(page)).toBeFocused();
    await advance(page, () => page.keyboard.press('Enter'));
  });

  test('a supporter is taken by the number on its stack', async ({ page, fair }) => {
    await withTwoFigures(page, fair);
    const press = (key: string) => decide(page, () => page.keyboard.press(key));
    for (const key of ['3', '2']) await press(key);
    await expect(page.locator('.takes kbd')).toHaveText(['1', '2', '3']);
    await expect(page.locator('.board kbd')).toHaveCount(0);
    await press('Escape');
    for (const key of ['1', '2', '5']) await press(key);
    await expect(tile(page, 4).locator('.change')).toHaveText('+1');
    await decide(page, () => page.keyboard.press('Backspace'));
    await decide(page, () => page.keyboard.press('u'));
    await expect(yourTurn(page)).toHaveAttribute('data-progress', '0.0');
  });

  test('single keys are for the board and the turn, and can be switched off', async ({ page, fair }) => {
    await withTwoFigures(page, fair);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('3');
    await openPage(page, fair, '#/settings');
    await page.getByLabel(/^single keys/).uncheck();
    await page.goBack();
    await send(page).waitFor();
    await expect(yourTurn(page)).toHaveAttribute('data-progress', '0.0');
    await yourTurn(page).focus();
    await page.keyboard.press('3');
    await expect(page.locator('kbd')).toHaveCount(0);
    await pickArea(page, 2);
    await expect(yourTurn(page)).toHaveAttribute('data-progress', '1.0');
  });
});

test('signs have words: on pointing, by focus, and on a long press that chooses nothing', async ({ page, fair }) => {
  await withTwoFigures(page, fair);
  const ribbon = await tile(page, 2).locator('.award').first().boundingBox();
  const at = { x: (ribbon?.x ?? 0) + 8, y: (ribbon?.y ?? 0) + 4 };
  await page.mouse.move(at.x, at.y);
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveText('Visitor, 1st place: 4 points, up to 3 exhibits approved, holds 2');
  await checkAccess(page, 'a sign in words');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
  await page.locator('.medal').last().hover();
  await expect(bubble(page)).toContainText('Leader medals');
  await page.keyboard.press('Tab');
  await areaAt(page, 2).focus();
  await expect(bubble(page)).toContainText('1st place');

  const before = await yourTurn(page).getAttribute('data-progress');
  const finger = { pointerType: 'touch', clientX: at.x, clientY: at.y, bubbles: true };
  await areaAt(page, 2).dispatchEvent('pointerdown', finger);
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toContainText('up to 3 exhibits approved');
  await areaAt(page, 2).dispatchEvent('pointerup', finger);
  await areaAt(page, 2).dispatchEvent('click');
  expect(await yourTurn(page).getAttribute('data-progress')).toBe(before);
  await pickArea(page, 2);
});

test('where the next cards come has a sign of its own', async ({ page, fair }) => {
  await withTwoFigures(page, fair);
  await pickArea(page, 2);
  await expect(page.locator('.board .order svg text')).toHaveText(['1st', '3rd', '2nd']);
  await page.mouse.move(1, 1);
  const sign = await page.locator('.board .free .order').boundingBox();
  await page.mouse.move((sign?.x ?? 0) + 9, (sign?.y ?? 0) + 9);
  await expect(bubble(page)).toHaveText('The second new card from the deck comes here');
});

test('what one tries to do is told on a first turn, until it is known', async ({ page, fair }) => {
  await openPage(page, fair, '');
  await playNow(page);
  const goal = yourTurn(page).getByText(/Sets of different ones bring the most points/);
  await expect(goal).toBeVisible();
  await checkAccess(page, 'the goal');
  await page.setViewportSize({ width: 360, height: 640 });
  await checkFit(page, 'the goal on a phone');
  await checkTouch(page, 'the goal on a phone');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(goal).toBeHidden();
  await page.reload();
  await send(page).waitFor();
  await expect(goal).toBeHidden();
});

test('a slow link shows at once that something is on its way', async ({ page, fair }) => {
  await withoutEngine(page);
  await withTwoFigures(page, fair);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((done) => (answer = done));
  await page.route('**/preview', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await areaAt(page, 2).click();
  await expect(yourTurn(page)).toHaveAttribute('aria-busy', 'true');
  await expect(tile(page, 2)).toHaveClass(/waiting/);
  answer();
  await expect(yourTurn(page)).toHaveAttribute('aria-busy', 'false');
  await expect(tile(page, 2)).toHaveClass(/selected/);
});

test('a turn on its way says so, and is sent once', async ({ page, fair }) => {
  let sent = 0;
  let letGo = (): void => undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as { type: string }).type !== 'turn') return server.send(text);
      sent++;
      letGo = () => server.send(text);
    });
  });
  await withTwoFigures(page, fair);
  await pickArea(page, 2);
  for (let figure = 0; figure < 2; figure++)
    await decide(page, () => page.getByRole('button', { name: 'Discard', exact: true }).click());
  await send(page).click();
  await expect(send(page).getByText('Sending…')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press('s');
  await advance(page, async () => letGo());
  expect(sent).toBe(1);
});

test('what is composed and not sent is there after a reload', async ({ page, fair }) => {
  await withTwoFigures(page, fair);
  await pickArea(page, 2);
  await decide(page, () => page.getByRole('button', { name: 'Discard', exact: true }).click());
  await page.reload();
  await expect(yourTurn(page)).toHaveAttribute('data-progress', '2.0');
  await expect(tile(page, 2)).toHaveClass(/selected/);
  await decide(page, () => undo(page).click());
  await decide(page, () => undo(page).click());
  await page.reload();
  await send(page).waitFor();
  await untilSettled(page);
  await expect(yourTurn(page)).toHaveAttribute('data-progress', '0.0');
});

/** A table for Ada and Bea at this device. */
async function openShared(page: Page, fair: string): Promise<void> {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('here');
  await page.getByLabel('Their name').fill('Bea');
  await page.getByText('Options').click();
  await page.getByLabel('players choose how many').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

test('handing over is switched off with one tap; approving shows what is gained', async ({ page, fair }) => {
  await openShared(page, fair);
  await page.getByRole('button', { name: /nothing is secret/ }).click();
  await expect(yourTurn(page).getByRole('heading')).toContainText(/Ada|Bea/);
  await checkAccess(page, 'a shared turn');
  await playUntil(
    'approve',
    () => untilAsked(page),
    (turn) => takeTurn(page, turn),
  );
  const choices = page.locator('.approve');
  const gains = (await choices.locator('.gain').allTextContents()).map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  const [none, ...some] = gains;
  expect(none?.[0]).toBe(none?.[1]);
  for (const [from, to] of some) expect(to).toBeGreaterThan(from ?? 0);
  await checkAccess(page, 'what approving gains');
  const [, promised] = gains.at(-1) ?? [];
  const who = await page.locator('.moving h2').textContent();
  await advance(page, () => choices.last().click());
  await untilAsked(page);
  const panel = page.locator('.panel').filter({ hasText: (who ?? '').trim().split(' ')[0] ?? '' });
  expect(Number(await panel.locator('.score b').textContent())).toBeGreaterThanOrEqual(promised ?? 0);
  await openPage(page, fair, '#/settings');
  await expect(page.getByLabel(/ask who takes it before each turn/)).not.toBeChecked();
});
