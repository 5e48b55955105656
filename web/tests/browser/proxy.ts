/** A small reverse proxy before a server, WebSockets included. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What `answersItself` does not answer goes to the server. */
export function proxyTo(
  target: URL,
  answersItself: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean,
): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    if (answersItself(incoming, outgoing)) return;
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
