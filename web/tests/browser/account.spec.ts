/** Where one is signed in, what is kept, and being forgotten. */
import { readFileSync } from 'node:fs';
import { checkAccess } from './checks';
import { accountName, expect, someoneElse, test } from './fair';
import { openPage } from './pages';
import { makeAccount, openForTwo, playAtServer, yourTurn } from './player';
import { visit } from './positions';

test('the devices are listed, one is signed out, then all', async ({ page, browser, fair }) => {
  const name = accountName('Maria');
  await makeAccount(page, fair, name);
  const devices = page.locator('section').filter({ hasText: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('this device');

  const phone = await (await someoneElse(browser)).newPage();
  const signIn = async (): Promise<void> => {
    await openPage(phone, fair, '#/account');
    await phone.getByLabel('Your name').fill(name);
    await phone.getByLabel('Password').fill('a long password');
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByRole('heading', { name, exact: true })).toBeVisible();
  };
  await signIn();
  await visit(page, `${fair}#/account`);
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'last seen' })).toHaveCount(1);
  await checkAccess(page, 'two devices');
  await page.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(devices).toHaveCount(1);
  await visit(phone, `${fair}#/account`);
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await signIn();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('This device is signed out, too.')).toBeVisible();
  await checkAccess(page, 'signing out everywhere');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out.')).toBeVisible();
  await visit(phone, `${fair}#/account`);
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('who is signed out elsewhere goes on watching, and is told', async ({ page, browser, fair }) => {
  const name = accountName('Rosa');
  await makeAccount(page, fair, name);
  await playAtServer(page, fair);
  const other = await (await someoneElse(browser)).newPage();
  await openPage(other, fair, '#/account');
  await other.getByLabel('Your name').fill(name);
  await other.getByLabel('Password').fill('a long password');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended.');
  await expect(yourTurn(page)).toBeHidden();
  await expect(page.locator('[data-area]')).toHaveCount(5);
  await checkAccess(page, 'signed out at a table');
});

test('everything that is kept can be downloaded', async ({ page, fair }) => {
  await playAtServer(page, fair);
  await openPage(page, fair, '#/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('worldsfair-me.json');
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8')) as { person: { name: string }; tables: unknown[] };
  expect(kept.person.name).toBe('Guest');
  expect(kept.tables).toHaveLength(1);
});

test('a guest is forgotten without a password, and an account with it', async ({ page, browser, fair }) => {
  const link = await openForTwo(page, fair, 'Fanny');
  await openPage(page, fair, '#/account');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Without an account you can’t come back afterwards.')).toBeVisible();
  await checkAccess(page, 'being forgotten');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your name and your messages are deleted.')).toBeVisible();
  await expect(page.getByText('Nobody needs an account to play.')).toBeVisible();
  const other = await (await someoneElse(browser)).newPage();
  await other.goto(link);
  await expect(other.getByText('This table was closed')).toBeVisible();

  await makeAccount(other, fair, accountName('Mary'));
  await other.getByRole('button', { name: 'Delete the account' }).click();
  const sure = other.getByRole('button', { name: 'Delete for good' });
  await expect(sure).toBeDisabled();
  await other.getByRole('group').getByLabel('Password').fill('not the password');
  await sure.click();
  await expect(other.getByRole('alert')).toContainText('don’t belong together');
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await other.getByRole('group').getByLabel('Password').fill('a long password');
  await sure.click();
  await expect(other.getByText('Your name and your messages are deleted.')).toBeVisible();
});
