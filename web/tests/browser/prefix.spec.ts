/** Behind a proxy that shows the server under a path: pages, files, questions and the live connection. */
import type { AddressInfo } from 'node:net';
import { withoutEngine } from './engine';
import { expect, test } from './fair';
import { playAtServer, takeTurn, untilAsked, yourTurn } from './player';
import { proxyTo } from './proxy';
import { FairServer } from './server';
import { english } from './words';

test('the game works under a path, the live connection included', async ({ page }) => {
  const server = new FairServer(['--root-path', '/fair']);
  await server.start();
  // What comes to /fair/… goes to the server, which knows its path; all else is not there.
  const proxy = await proxyTo(new URL(server.address), ({ url }, outgoing) => {
    const isElsewhere = !url?.startsWith('/fair/');
    if (isElsewhere) outgoing.writeHead(404).end();
    return isElsewhere;
  });
  try {
    const { port } = proxy.address() as AddressInfo;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
    await playAtServer(page, `http://127.0.0.1:${port}/fair/`);
    await takeTurn(page, 0);
    // What the bots do comes by the live connection alone.
    expect(await untilAsked(page)).toBe('turn');
    await expect(page.getByText('Connected')).toBeAttached();
    expect(sockets[0]).toMatch(/^\/fair\/api\/tables\/[\w-]+\/live$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/fair\/t\/[\w-]+$/);
    await page.goto(await link.inputValue());
    await page.getByRole('link', { name: 'To your table' }).click();
    await yourTurn(page).waitFor();
  } finally {
    proxy.close();
    await server.stop();
  }
});

test('while bots can’t move yet, the table says so', async ({ page }) => {
  const server = new FairServer(['--no-bots']);
  await server.start();
  try {
    await withoutEngine(page);
    await playAtServer(page, `${server.address}/`);
    await takeTurn(page, 0);
    await expect(page.getByRole('heading', { name: english('bots-unpack'), exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});
