/** With the setting, a turn is sent as soon as nothing is left to decide: once, whatever the table says to it. */
import { expect, test } from './fair';
import { decide, pickArea, send, yourTurn } from './player';
import { playPosition } from './positions';

test('a turn that is refused is not sent again by itself', async ({ page, fair }) => {
  const problem = { code: 'too_many_requests', title: '', status: 429, detail: '' };
  let sent = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id: string };
      if (message.type !== 'turn') return server.send(text);
      sent++;
      socket.send(JSON.stringify({ type: 'refused', id: message.id, problem }));
    });
  });
  await page.addInitScript(() => localStorage.setItem('worldsfair-settings', JSON.stringify({ skipConfirm: true })));
  // The reader has Palmer and nobody else.
  await playPosition(page, fair, 'three_players_automatic', 17);
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ });

  await pickArea(page, 0);
  await decide(page, () => discard.click());
  await expect(refusal).toBeVisible();
  await expect(send(page)).toBeEnabled();
  expect(sent, 'sent by itself').toBe(1);
  await send(page).click();
  await expect(send(page)).toBeEnabled();
  expect(sent, 'sent once more by hand').toBe(2);
  await decide(page, () => yourTurn(page).getByRole('button', { name: 'Undo' }).click());
  await decide(page, () => discard.click());
  await expect(send(page)).toBeEnabled();
  expect(sent, 'a turn that was changed goes by itself again').toBe(3);
});
