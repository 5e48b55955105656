/** A host that only gives files out, under a path, as any of them does; its folder can be changed, and it can go away. */
import { test } from '@playwright/test';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** On a page of the next version. */
export const NEXT_VERSION = 'html[data-version="next"]';

/** The same client as its next version would be: every script has another name, and the service worker keeps those. */
export async function nextVersionOf(folder: string): Promise<string> {
  const next = test.info().outputPath('next-version');
  cpSync(folder, next, { recursive: true });
  const scripts = readdirSync(join(next, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string =>
    scripts.reduce((told, name) => told.replaceAll(name, name.replace(/\.js$/, '-next.js')), text);
  for (const name of ['index.html', ...scripts.map((file) => `assets/${file}`)]) {
    const text = renamed(readFileSync(join(next, name), 'utf8')).replace('<html', '<html data-version="next"');
    rmSync(join(next, name));
    writeFileSync(join(next, renamed(name)), text);
  }
  await buildServiceWorker(web, next);
  return next;
}
