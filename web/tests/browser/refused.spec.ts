/** A turn that is refused: it is sent once, by hand or by itself, and the reason stays. */
import type { Page } from '@playwright/test';
import { expect, test } from './fair';
import { areaAt, decide, pickArea, send, yourTurn } from './player';
import { playPosition } from './positions';

/** From the next page on, every turn is refused; gives how often one was sent. */
async function refuseTurns(page: Page): Promise<() => number> {
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
  return () => sent;
}

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'That was a little fast.' });

// In this position the reader has Palmer and nobody else.
test('with the setting it goes by itself, and refused not again', async ({ page, fair }) => {
  const sent = await refuseTurns(page);
  await page.addInitScript(() => localStorage.setItem('worldsfair-settings', JSON.stringify({ skipConfirm: true })));
  await playPosition(page, fair, 'three_players_automatic', 17);
  const discard = page.getByRole('button', { name: 'Discard', exact: true });

  await pickArea(page, 0);
  await decide(page, () => discard.click());
  await expect(refusal(page)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  expect(sent(), 'sent by itself').toBe(1);
  await send(page).click();
  await expect(send(page)).toBeEnabled();
  expect(sent(), 'sent once more by hand').toBe(2);
  await decide(page, () => yourTurn(page).getByRole('button', { name: 'Undo' }).click());
  await decide(page, () => discard.click());
  await expect(send(page)).toBeEnabled();
  expect(sent(), 'a turn that was changed goes by itself again').toBe(3);
});

test('the reason stays while the pointer goes over the board, and goes with the next decision', async ({
  page,
  fair,
}) => {
  await refuseTurns(page);
  await playPosition(page, fair, 'three_players_automatic', 17);
  await pickArea(page, 0);
  await decide(page, () => page.getByRole('button', { name: 'Discard', exact: true }).click());
  await send(page).click();
  await expect(refusal(page)).toBeVisible();
  for (const place of [1, 2, 3]) await areaAt(page, place).hover({ force: true });
  await page.mouse.move(1, 1);
  await expect(refusal(page)).toBeVisible();
  await decide(page, () => yourTurn(page).getByRole('button', { name: 'Undo' }).click());
  await expect(refusal(page)).toBeHidden();
});
