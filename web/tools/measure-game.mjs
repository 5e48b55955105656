// `scripts/bench game`: how soon the first turn can be taken after *Play now*, and how long its scripts run at a time while bots think.
import { chromium } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const KINDS = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
/** Other programs on a machine only ever make a run slower: the best of these counts. */
const RUNS = 5;
/** Turns against the strongest bots. */
const TURNS = 4;
const [folder = '../build/site'] = process.argv.slice(2);
const browserPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

const server = createServer(({ url }, outgoing) => {
  const path = new URL(url, 'http://host').pathname;
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const isThere = existsSync(file) && statSync(file).isFile();
  outgoing.writeHead(isThere ? 200 : 404, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
  outgoing.end(isThere ? readFileSync(file) : '');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const home = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: ['--no-sandbox'] });

/** Milliseconds from a click to the moment when an area can be chosen, told by the page itself. */
const firstTurn = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const begun = performance.now();
        document.querySelector('button.admit').click();
        new MutationObserver((_, watch) => {
          if (!document.querySelector('.send')) return;
          watch.disconnect();
          requestAnimationFrame(() => done(performance.now() - begun));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

async function newPage() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return context.newPage();
}

/** Without what is fetched while nobody waits for it. */
async function cold() {
  const page = await newPage();
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  await page.goto(home);
  const spent = await firstTurn(page);
  await page.context().close();
  return spent;
}

/** With it. */
async function warm() {
  const page = await newPage();
  const fetched = page.waitForResponse((answer) => answer.url().endsWith('.wasm'));
  await page.goto(home);
  await (await fetched).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const spent = await firstTurn(page);
  await page.context().close();
  return spent;
}

/** How long scripts ran in frames that took over 50 ms, between one's own turns: while bots think, and their turns are shown. */
async function busiest() {
  const page = await newPage();
  await page.addInitScript(() => {
    globalThis.spent = [];
    const note = (list) => {
      for (const { scripts } of list.getEntries()) globalThis.spent.push(...scripts.map(({ duration }) => duration));
    };
    new PerformanceObserver(note).observe({ type: 'long-animation-frame' });
  });
  await page.goto(`${home}#/new`);
  await page.getByLabel('Your name').fill('Ada');
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('director');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const found = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.locator('.send').waitFor({ timeout: 120_000 });
    await page.locator('[data-area] .hit').first().click();
    while (!(await page.locator('.send').isEnabled()))
      await page
        .locator('.takes button, [data-area] [data-stack] button, .target .hit')
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
    await page.locator('.send').click();
    await page.locator('.send').waitFor({ state: 'detached' });
    await page.evaluate(() => (globalThis.spent.length = 0));
    await page.locator('.send').waitFor({ timeout: 120_000 });
    found.push(...(await page.evaluate(() => globalThis.spent)));
  }
  await page.context().close();
  return found;
}

const best = async (measure) => {
  const found = [];
  for (let run = 0; run < RUNS; run++) found.push(await measure());
  return Math.min(...found);
};
console.log(`first turn after Play now, engine not yet fetched: ${(await best(cold)).toFixed(0)} ms (1000 at most)`);
console.log(`first turn after Play now, engine at hand: ${(await best(warm)).toFixed(0)} ms (300 at most)`);
const longest = Math.max(0, ...(await busiest()));
console.log(`longest script in ${TURNS} turns against two directors: ${longest.toFixed(0)} ms (50 at most)`);
await browser.close();
server.close();
