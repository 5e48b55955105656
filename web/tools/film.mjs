// The film in the README: a turn is played on the built site, its frames are kept, and `film.py` puts them together.
//   node tools/film.mjs [FOLDER OF THE SITE] [THE FILM]   (after `scripts/build site build/site`; needs Python with Pillow)
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KINDS = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
/** The smallest window in which everything is in sight at once, as the film is shown smaller still. */
const WINDOW = { width: 1100, height: 700 };
/** A deal in which an area has two tickets at once, so that a turn moves the wheel. */
const SEED = 14;
const AREA = 2;
/** Turns are played slowly, so that a busy machine misses few frames; `film.py` plays them faster by as much. */
const SLOWER = 2.6;
const [site = '../build/site', film = '../docs/images/turn.gif'] = process.argv.slice(2);
const browserPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

const server = createServer(({ url }, outgoing) => {
  const path = new URL(url, 'http://host').pathname;
  const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
  const isThere = existsSync(file) && statSync(file).isFile();
  outgoing.writeHead(isThere ? 200 : 404, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
  outgoing.end(isThere ? readFileSync(file) : '');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const browser = await chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: ['--no-sandbox'] });
const context = await browser.newContext({
  viewport: WINDOW,
  locale: 'en-GB',
  colorScheme: 'light',
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.addInitScript((seed) => {
  let state = seed >>> 0;
  crypto.getRandomValues = (room) => {
    const bytes = new Uint8Array(room.buffer, room.byteOffset, room.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return room;
  };
  const chosen = { speed: 'slow', motion: 'full', knowsGoal: true, name: 'Ada' };
  localStorage.setItem('worldsfair-settings', JSON.stringify(chosen));
  localStorage.setItem('worldsfair-coaching', '0');
}, SEED);
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.locator('button.admit').click();
await page.locator('.send').waitFor();
await page.evaluate(() => document.fonts.ready);
// A picture of the page has no pointer in it.
await page.evaluate(() => {
  const arrow = document.createElement('div');
  arrow.innerHTML =
    '<svg width="26" height="34" viewBox="0 0 13 17"><path d="M1 1v12l3-3 2.5 5.5 2-1L6 9.5h4.5z" fill="#17264a" stroke="#fff" stroke-width="1"/></svg>';
  Object.assign(arrow.style, { position: 'fixed', left: '0', top: '0', zIndex: 99, pointerEvents: 'none' });
  arrow.style.transition = 'none';
  addEventListener('mousemove', ({ clientX, clientY }) => {
    arrow.style.transform = `translate(${clientX}px, ${clientY}px)`;
  });
  document.body.append(arrow);
});

const folder = mkdtempSync(join(tmpdir(), 'film-'));
const shown = [];
const camera = await context.newCDPSession(page);
camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  const name = `${String(shown.length).padStart(4, '0')}.png`;
  writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
  shown.push({ name, at: metadata.timestamp });
  // The last ones may come when the browser is on its way out.
  camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
});

/** Where the pointer is; it goes on from there in a straight line. */
let pointer = [560, 40];
/** `down` is a share of the target's height: a card under the pointer would tell its story. */
async function point(target, down, steps = 12) {
  const box = await target.boundingBox();
  const to = [box.x + box.width * 0.5, box.y + box.height * down];
  for (let step = 1; step <= steps; step++) {
    const share = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
    const [x, y] = pointer.map((from, axis) => from + (to[axis] - from) * share);
    await page.mouse.move(x, y);
    await page.waitForTimeout(70);
  }
  pointer = to;
}
async function click() {
  await page.mouse.down();
  await page.mouse.up();
}

await page.mouse.move(...pointer);
await camera.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
await page.waitForTimeout(500);
await point(page.locator('[data-area] .hit').nth(AREA), 0.93);
await page.waitForTimeout(1200);
await click();
await page.waitForTimeout(600);
await point(page.locator('.send'), 0.6);
await page.waitForTimeout(500);
await click();
const before = await page.locator('main').getAttribute('data-turn');
await page.locator(`main:not([data-turn="${before}"])`).waitFor();
const next = Date.now() / 1000;
await camera.send('Page.stopScreencast');
await browser.close();
server.close();

// The film ends with the dealt cards, and not within the next player's turn.
const turn = shown.filter(({ at }) => at < next - 0.8);
writeFileSync(join(folder, 'shown.json'), JSON.stringify({ slower: SLOWER, shown: turn }));
const script = join(dirname(fileURLToPath(import.meta.url)), 'film.py');
const made = spawnSync(process.env.PYTHON ?? 'python3', [script, folder, film], { stdio: 'inherit' });
rmSync(folder, { recursive: true });
process.exit(made.status ?? 1);
