/** axe in every state of the table, in both lights; and fingers on a phone. */
import { checkAccess, checkTouch } from './checks';
import { expect, test } from './fair';
import { openPage } from './pages';
import {
  areaAt,
  inChat,
  pickArea,
  result,
  scoring,
  seeScoring,
  seeSheet,
  sendTurn,
  tableOf,
  thinks,
  untilAsked,
  yourTurn,
} from './player';
import { ask, openPosition, playPosition, playRecorded, visit } from './positions';

test('axe finds nothing in a turn with figures, in the column beside the board, or in any sheet', async ({
  page,
  fair,
}) => {
  await playPosition(page, fair, 'three_players_automatic', 20);
  await checkAccess(page, 'the table');
  await pickArea(page, 2);
  await checkAccess(page, 'figures');
  await page.locator('[data-area] [data-stack] button').first().click();
  await expect(yourTurn(page)).toContainText('move it to another area');
  await checkAccess(page, 'a supporter in hand');
  await page.locator('.target .hit').last().click();
  await page.getByRole('button', { name: 'Log and chat' }).click();
  await expect(page.getByRole('heading', { name: 'Chat' })).toBeVisible();
  await page.getByLabel('Write a message').fill('Good morning.');
  await page.keyboard.press('Enter');
  await expect(inChat(page, 'Good morning.')).toBeVisible();
  await checkAccess(page, 'the column');
  await page.getByRole('button', { name: 'Hide' }).click();
  await seeSheet(page, 'Menu', async () => {
    await page.getByRole('button', { name: 'Report this table' }).click();
    await checkAccess(page, 'the menu');
  });
  for (const size of [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    // Without room for the column, each has a button.
    await expect(page.getByRole('button', { name: 'Log', exact: true })).toBeVisible();
    await checkAccess(page, `the table at ${size.width} px`);
    for (const name of ['Log', 'Chat'])
      await seeSheet(page, name, () => checkAccess(page, `${name} at ${size.width} px`));
  }
});

test('axe finds nothing in a scoring phase, at the end, or in the news', async ({ page, fair }) => {
  const end = await playPosition(page, fair, 'three_players_automatic', 36);
  await playRecorded(page, end);
  await seeScoring(page, (step) => checkAccess(page, `scoring, step ${step}`));
  await expect(result(page)).toBeVisible();
  await page.getByText('Was the shuffle fair?').click();
  await expect(page.getByText('so the table decided alone')).toBeVisible();
  await checkAccess(page, 'the end');
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await checkAccess(page, 'after the end');

  await playPosition(page, fair, 'three_players_automatic', 20);
  await pickArea(page, 2);
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await discard.click();
  await expect(yourTurn(page).getByRole('heading')).toContainText('George Pullman');
  await discard.click();
  await sendTurn(page);
  expect(await untilAsked(page)).toBe('turn');
  // Over an area the bar would tell what placing there leads to.
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/collects/)
      .first(),
  ).toBeVisible();
  await checkAccess(page, 'the news');
});

test('everything on a phone is large enough for a finger', async ({ page, fair }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const hash of ['', '#/new', '#/learn', '#/settings', '#/account'] as const) {
    await openPage(page, fair, hash);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
    await checkTouch(page, hash || 'home');
  }
  const lobby = await openPosition(page, fair, 'four_players_automatic', 12);
  await visit(page, `${fair}#/table/${lobby.id}`);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await checkTouch(page, 'the lobby');
  await openPage(page, fair, '#/account');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await checkTouch(page, 'what is kept');
  await page.goto(`${fair}#/replay/${lobby.game}/9`);
  await expect(page.getByRole('slider')).toBeVisible();
  await checkTouch(page, 'a replay');

  const end = await playPosition(page, fair, 'three_players_automatic', 36);
  await pickArea(page, 2);
  await checkTouch(page, 'figures');
  const palmer = await playPosition(page, fair, 'three_players_automatic', 20);
  await pickArea(page, 2);
  await pickArea(page, 1);
  await expect(page.locator('.takes button').first()).toBeVisible();
  await checkTouch(page, 'stacks to take from');
  expect(palmer.id).not.toBe(end.id);
  for (const name of ['Log', 'Chat', 'Menu']) await seeSheet(page, name, () => checkTouch(page, name));
  await visit(page, `${fair}#/table/${end.id}`);
  await page.locator('.send').waitFor();
  await playRecorded(page, end);
  await expect(scoring(page)).toBeVisible();
  await checkTouch(page, 'scoring');
  expect(await untilAsked(page)).toBe('over');
  await checkTouch(page, 'the end');
});

test('a screen reader hears every event, and all about an area', async ({ page, fair }) => {
  const position = await playPosition(page, fair, 'three_players_automatic', 20);
  const said = page.getByRole('log');
  await expect(said).toContainText('Your turn, Ada.');
  await page.keyboard.press('Tab');
  const area = page.locator('[data-area] .hit').nth(2);
  await area.focus();
  const name = await area.innerText();
  for (const part of [/^3: /, /exhibit/, /supporter/, /If scored now/, /up to \d approved/]) expect(name).toMatch(part);
  await expect(page.getByRole('status').filter({ hasText: 'Here you collect' })).toContainText(/Wheel \+\d.*New cards/);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await playRecorded(page, position);
  await expect(said).toContainText('Ada places a supporter');
  expect(await untilAsked(page)).toBe('turn');
  // One event does not silence another, however quickly they come.
  const all = (await said.textContent()) ?? '';
  for (const part of [
    'Ada places a supporter',
    'Bertha Palmer: a supporter of',
    'Ada collects',
    'New cards:',
    'Visitor places a supporter',
    'Visitor 2 places a supporter',
  ])
    expect(all).toContain(part);
});

test('a program gets a key for its seat, plays with it, and loses it with the seat', async ({ page, fair }) => {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const seat = page.getByLabel('Who sits in seat 2');
  await seat.selectOption('program');
  const key = page.getByLabel(/Key for the program/);
  const token = await key.inputValue();
  expect(token.length).toBeGreaterThan(20);
  await expect(page.getByRole('link', { name: 'How the API works' })).toHaveAttribute('href', /\/api\/schema\/docs$/);
  await checkAccess(page, 'a program’s seat');
  await seat.selectOption('');
  await expect(key).toBeHidden();
  await seat.selectOption('program');
  const second = await key.inputValue();
  expect(second).not.toBe(token);
  await page.getByRole('button', { name: 'Start' }).click();
  // Of two seats, the tests' chance lets the second begin.
  await expect(thinks(page, 'Program')).toBeVisible();
  const id = tableOf(page);
  const { table } = await ask<{ table: { number: number; decider: number } }>(page, 'GET', `tables/${id}`);
  const turn = { follows: table.number, seat: table.decider, moves: ['place agriculture'] };
  for (const [bearer, status] of [
    [token, 403],
    [second, 200],
  ] as const) {
    const answer = await page.request.post(`${fair}api/tables/${id}/turns`, {
      headers: { authorization: `Bearer ${bearer}`, cookie: '' },
      data: turn,
    });
    expect(answer.status()).toBe(status);
  }
  await yourTurn(page).waitFor();
});
