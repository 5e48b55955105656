// The first load stays small: what the home page needs, and a table that is opened by its link, compressed as the server sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** In bytes. */
const MOST_AT_HOME = 95_000;
const MOST_AT_A_TABLE = 110_000;
const MOST_OF_THE_ENGINE = 150_000;
const built = join(import.meta.dirname, '../../src/worldsfair/server/static');
const packed = (file) => gzipSync(readFileSync(join(built, file))).length;

/** What a script imports at once; what is imported later does not count. */
function importsOf(file) {
  const text = readFileSync(join(built, file), 'utf8');
  return [...text.matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)].map((found) => `assets/${found[1]}`);
}

/** A script with all that it imports; none may wait for itself, or it could not be run. */
function load(file, seen, way = []) {
  if (way.includes(file)) throw new Error(`these scripts wait for each other: ${[...way, file].join(', ')}`);
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(file)) load(other, seen, [...way, file]);
  return seen;
}

const page = readFileSync(join(built, 'index.html'), 'utf8');
const names = readdirSync(join(built, 'assets'));
const atHome = new Set();
for (const found of page.matchAll(/(?:src|href)="\.\/(assets\/[\w.-]+\.js)"/g)) load(found[1], atHome);
const table = names.find((name) => /^TablePage-[\w-]+\.js$/.test(name));
// The longest language counts: one is always loaded.
const words = names.filter((name) => /^(en|de|fr|pl)-[\w-]+\.js$/.test(name));
if (!atHome.size || !table || words.length !== 4) throw new Error('the built client is not what this tool expects');
if (atHome.has(`assets/${table}`)) throw new Error('the home page loads the table');
const longest = Math.max(...words.map((name) => packed(`assets/${name}`)));

const scripts = (files) => [...files].reduce((sum, file) => sum + packed(file), longest);

function check(what, total, most) {
  const told = `${what}: ${(total / 1000).toFixed(1)} kB compressed, ${most / 1000} at most`;
  if (total > most) throw new Error(told);
  console.log(told);
}
check('scripts of the first load', scripts(atHome), MOST_AT_HOME);
check('scripts of a table by its link', scripts(load(`assets/${table}`, new Set(atHome))), MOST_AT_A_TABLE);

const engine = names.filter((name) => /\.wasm$/.test(name));
const networks = names.filter((name) => /^network-\d-.*\.bin$/.test(name)).map((name) => packed(`assets/${name}`));
// Where the engine can't be made, the pages are built without it.
if (engine.length)
  check('engine and the largest network', packed(`assets/${engine[0]}`) + Math.max(...networks), MOST_OF_THE_ENGINE);
