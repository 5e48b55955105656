// The first load stays small: what the home page and the table need, compressed as the server sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST_SCRIPT = 200_000;
const built = join(import.meta.dirname, '../../src/worldsfair/server/static');
const packed = (file) => gzipSync(readFileSync(join(built, file))).length;

/** A script with all that it imports at once; what is imported later does not count. */
function load(file, seen) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(built, file), 'utf8');
  for (const found of text.matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) load(`assets/${found[1]}`, seen);
  return seen;
}

const page = readFileSync(join(built, 'index.html'), 'utf8');
const scripts = new Set();
for (const found of page.matchAll(/(?:src|href)="\.\/(assets\/[\w.-]+\.js)"/g)) load(found[1], scripts);
// The longest language counts: one is always loaded.
const words = readdirSync(join(built, 'assets')).filter((name) => /^(en|de|fr|pl)-[\w-]+\.js$/.test(name));
const longest = Math.max(...words.map((name) => packed(`assets/${name}`)));
const total = [...scripts].reduce((sum, file) => sum + packed(file), longest);

if (!scripts.size || words.length !== 4) throw new Error('the built client is not what this tool expects');
const told = `first load: ${(total / 1000).toFixed(1)} kB of compressed script, ${MOST_SCRIPT / 1000} at most`;
if (total > MOST_SCRIPT) throw new Error(told);
console.log(told);
