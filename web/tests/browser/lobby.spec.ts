/** Before the game: closing a table; and what is said there, muted or reported. */
import { checkAccess, checkTouch } from './checks';
import { expect, someoneElse, test } from './fair';
import { inChat, openForTwo, sitDown } from './player';

test('the host closes the table, and it says so to everyone', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Ada');
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  await expect(bea.getByRole('button', { name: 'Close the table' })).toBeHidden();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page.getByText('the invitation leads nowhere')).toBeVisible();
  await checkAccess(page, 'closing a table');
  await page.getByRole('button', { name: 'Keep it open' }).click();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Close the table' }).click();
  for (const one of [page, bea])
    await expect(one.getByText('This table was closed before a game began.')).toBeVisible();
  await checkAccess(bea, 'a closed table');
  await bea.goto(link);
  await expect(bea.getByText('This table was closed before a game began.')).toBeVisible();
  await checkAccess(bea, 'an invitation to a closed table');
});

test('somebody is muted and heard again, a line is reported', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Ada');
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  const say = async (text: string): Promise<void> => {
    await bea.getByLabel('Write a message').fill(text);
    await bea.keyboard.press('Enter');
    await expect(inChat(bea, text)).toBeVisible();
  };
  await say('Buy my tickets!');
  await say('Really, buy them!');
  await expect(inChat(page, 'Really, buy them!')).toBeVisible();
  const menu = page.getByRole('button', { name: 'A message by Bea: mute or report' });
  await expect(menu).toHaveCount(2);
  await expect(bea.getByRole('button', { name: 'A message by Bea: mute or report' })).toHaveCount(0);

  await menu.first().click();
  await page.getByRole('button', { name: 'Report this message' }).click();
  await page.getByLabel('What is wrong?').fill('She sells tickets.');
  await checkAccess(page, 'reporting a line');
  await page.setViewportSize({ width: 360, height: 740 });
  await checkTouch(page, 'reporting a line');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thank you, it has been reported.').last()).toBeVisible();

  await page.getByRole('button', { name: 'Mute Bea' }).click();
  await expect(inChat(page, '2 messages by Bea are hidden.')).toBeVisible();
  await expect(inChat(page, 'Buy my tickets!')).toBeHidden();
  await say('And now?');
  await expect(inChat(page, '3 messages by Bea are hidden.')).toBeVisible();
  await checkAccess(page, 'somebody muted');
  await checkTouch(page, 'somebody muted');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(inChat(page, 'And now?')).toBeVisible();
  await menu.first().click();
  await page.getByRole('button', { name: 'Unmute Bea' }).click();
  await page.reload();
  await expect(inChat(page, 'And now?')).toBeVisible();
});

test('a host who leaves is told who has the table then; everyone else just leaves', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Ada');
  const bea = await (await someoneElse(browser)).newPage();
  await sitDown(bea, link, 'Bea');
  const leave = (one: typeof page) => one.getByRole('button', { name: 'Leave the table' });
  await leave(bea).click();
  await expect(bea.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await expect(leave(bea)).toBeVisible();

  await leave(page).click();
  await expect(page.getByText('Then Bea hosts this table and starts the game.')).toBeVisible();
  await checkAccess(page, 'a host who is asked');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(bea.getByRole('button', { name: 'Close the table' })).toBeHidden();
  await leave(page).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(bea.getByRole('button', { name: 'Close the table' })).toBeVisible();
  await expect(leave(page)).toBeHidden();
});

test('what can’t be said is told beside what was written, which stays', async ({ page, fair }) => {
  await openForTwo(page, fair, 'Ada');
  const problem = { code: 'too_many_requests', title: '', status: 429, detail: '' };
  await page.route('**/chat', (route) => route.fulfill({ status: 429, json: problem }));
  await page.getByLabel('Write a message').fill('Hello?');
  await page.keyboard.press('Enter');
  const chat = page.locator('section').filter({ has: page.getByLabel('Write a message') });
  await expect(chat.getByRole('alert')).toContainText('That was a little fast.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('Write a message')).toHaveValue('Hello?');
  await page.unroute('**/chat');
  await page.keyboard.press('Enter');
  await expect(inChat(page, 'Hello?')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
