/** Behind a proxy that shows the server under a path: pages, files, questions and the live connection. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fair';
import { playNow, takeTurn, untilAsked } from './player';
import { FairServer } from './server';
import { english } from './words';

/** A small reverse proxy: what comes to /fair/… goes to the server, which knows its path; all else is not there. */
function proxyTo(target: URL): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith('/fair/')) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    const { url: path, headers } = incoming;
    const passed = request({ host: target.hostname, port: target.port, path, headers });
    passed.on('upgrade', (answer, upstream, first) => {
      const lines = answer.rawHeaders.reduce(
        (text, value, i) => text + (i % 2 ? `${value}\r\n` : `${value}: `),
        'HTTP/1.1 101 Switching Protocols\r\n',
      );
      socket.write(`${lines}\r\n`);
      socket.write(first);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      for (const end of [upstream, socket]) end.on('error', () => end.destroy());
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  return new Promise((done) => proxy.listen(0, '127.0.0.1', () => done(proxy)));
}

test('the game works under a path, the live connection included', async ({ page }) => {
  const server = new FairServer(['--root-path', '/fair']);
  await server.start();
  const proxy = await proxyTo(new URL(server.address));
  try {
    const { port } = proxy.address() as AddressInfo;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
    await playNow(page, `http://127.0.0.1:${port}/fair/`);
    await takeTurn(page, 0);
    // What the bots do comes by the live connection alone.
    expect(await untilAsked(page)).toBe('turn');
    await expect(page.getByText('Connected')).toBeAttached();
    expect(sockets[0]).toMatch(/^\/fair\/api\/tables\/[\w-]+\/live$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/fair\/#\/join\//);
  } finally {
    proxy.close();
    await server.stop();
  }
});

test('while bots can’t move yet, the table says so', async ({ page }) => {
  const server = new FairServer(['--no-bots']);
  await server.start();
  try {
    await playNow(page, `${server.address}/`);
    await takeTurn(page, 0);
    await expect(page.getByRole('heading', { name: english('bots-unpack'), exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});
