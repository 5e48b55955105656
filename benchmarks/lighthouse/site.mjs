// `scripts/bench site`: the built site in Lighthouse, as a mid-range phone on a slow network meets it.
// Twice: packed, as nearly every host gives files out, and as they are, as `python -m http.server` does.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const ENOUGH = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Under a path, as on hosts that show many sites. */
const PREFIX = '/fair';
const KINDS = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Other programs on a machine only ever make a run slower: the best of these counts. */
const RUNS = 3;
const PACKED_ALREADY = ['.png', '.woff2'];

/** A host that gives the folder out, and nothing else. */
function host(folder, packs) {
  const server = createServer(({ url }, outgoing) => {
    const path = new URL(url, 'http://host').pathname;
    const name = path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : '/nowhere';
    const file = join(folder, name.endsWith('/') ? `${name}index.html` : name);
    if (!existsSync(file) || !statSync(file).isFile()) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here.');
      return;
    }
    const kind = extname(file);
    const isPacked = packs && !PACKED_ALREADY.includes(kind);
    const headers = {
      'content-type': KINDS[kind] ?? 'application/octet-stream',
    };
    outgoing.writeHead(200, isPacked ? { ...headers, 'content-encoding': 'gzip' } : headers);
    outgoing.end(isPacked ? gzipSync(readFileSync(file)) : readFileSync(file));
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

async function measure(folder, packs, browser) {
  const server = await host(folder, packs);
  try {
    const address = `http://127.0.0.1:${server.address().port}${PREFIX}/`;
    const { lhr } = await lighthouse(address, {
      port: browser.port,
      onlyCategories: Object.keys(ENOUGH),
    });
    return lhr;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const scoresOf = ({ categories }) =>
  Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));

/** What is not as good as it can be, of what counts. */
const flawsOf = ({ categories, audits }) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`);

const [folder = ''] = process.argv.slice(2);
if (!existsSync(join(folder, 'index.html'))) throw new Error('Name the folder of a built site: scripts/build site');
const browser = await launch({
  ...(process.env.CHROMIUM ? { chromePath: process.env.CHROMIUM } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
let isEnough = true;
try {
  console.log('| Files | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocked |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const packs of [true, false]) {
    const found = await measure(folder, packs, browser);
    const scores = scoresOf(found);
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    const told = [...Object.values(scores), ...times.map((id) => found.audits[id].displayValue)];
    console.log(`| ${packs ? 'packed' : 'as they are'} | ${told.join(' | ')} |`);
    for (const flaw of flawsOf(found)) console.error(`  ${flaw}`);
    if (packs) isEnough = Object.entries(ENOUGH).every(([name, least]) => scores[name] >= least);
  }
} finally {
  browser.kill();
}
process.exitCode = isEnough ? 0 : 1;
