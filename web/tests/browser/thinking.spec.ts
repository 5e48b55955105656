/** Bots of a table at a server that think in the browser of who plays alone. */
import { expect, test } from './fair';
import { openPage } from './pages';
import { pickArea, send, yourTurn } from './player';
import { FairServer, LONGEST_START } from './server';

test.describe('at a server whose own bots never play', () => {
  const server = new FairServer(['--no-bots']);
  test.beforeAll(async () => {
    test.setTimeout(LONGEST_START);
    await server.start();
  });
  test.afterAll(() => server.stop());

  test('whoever plays alone has them think on the device', async ({ page }) => {
    await openPage(page, `${server.address}/`, '#/new');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('radio', { name: 'on the server' }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Seat 2').selectOption('organizer');
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('radio', { name: 'the host begins' }).check();
    await expect(page.getByLabel('the bots think on this device')).toBeChecked();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await yourTurn(page).waitFor();
    await pickArea(page, 0);
    await send(page).click();
    await expect(yourTurn(page)).toBeHidden();
    // The bot has played if it is one's turn again.
    await yourTurn(page).waitFor();
  });
});
