/** A host that only gives files out, under a path, as any of them does; its folder can be changed, and it can go away. */
import { test } from '@playwright/test';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buildServiceWorker } from '../../site/precache';

const web = join(import.meta.dirname, '../..');
const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The file at a path, or that there is none. */
export function giveFile(folder: string, path: string, outgoing: ServerResponse): void {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<p>Nothing is here.</p>');
    return;
  }
  outgoing.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
  outgoing.end(readFileSync(file));
}

export class StaticHost {
  folder: string;
  address = '';
  /** What was asked for, as paths. */
  readonly asked: string[] = [];
  readonly #prefix: string;
  readonly #server: Server;

  constructor(folder: string, prefix = '/') {
    this.folder = folder;
    this.#prefix = prefix;
    this.#server = createServer((incoming, outgoing) => {
      const path = new URL(incoming.url ?? '', 'http://host').pathname;
      this.asked.push(path);
      const isBelow = path.startsWith(this.#prefix) && incoming.method === 'GET';
      giveFile(this.folder, isBelow ? path.slice(this.#prefix.length - 1) : 'nowhere', outgoing);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#prefix}`;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const ended = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await ended;
  }
}

/** The site that `scripts/build site build/site` has made. */
export const builtSite = join(web, '../build/site');
/** The client as the server gives it out. */
export const builtClient = join(web, '../src/worldsfair/server/static');

const NEXT = 'n3xtn3xt';

/** The same client as its next version would be: another script with another name, and the service worker for it. */
export async function nextVersionOf(folder: string): Promise<string> {
  const next = test.info().outputPath('next-version');
  cpSync(folder, next, { recursive: true });
  const page = readFileSync(join(next, 'index.html'), 'utf8');
  const main = /assets\/(index-[\w-]{8})\.js/.exec(page)?.[1];
  if (!main) throw new Error(`${folder} has no main script`);
  renameSync(join(next, `assets/${main}.js`), join(next, `assets/index-${NEXT}.js`));
  for (const name of ['index.html', ...readdirSync(join(next, 'assets')).map((file) => `assets/${file}`)]) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(next, name), 'utf8');
    writeFileSync(join(next, name), text.replaceAll(main, `index-${NEXT}`));
  }
  rmSync(join(next, 'service-worker.js'));
  await buildServiceWorker(web, next);
  return next;
}

/** Of what a page has to be made to be the next version. */
export const NEXT_SCRIPT = `script[src$="index-${NEXT}.js"]`;
