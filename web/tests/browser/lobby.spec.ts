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
