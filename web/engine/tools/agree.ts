/**
 * Whether this library tells what Python told. Standard input has one JSON object on each line:
 * - `{script, digests}`: a game to play again, and a digest of what was told after each of its steps;
 * - `{text, verdict}`: a record to verify, and null or why Python refused it, with the turn.
 *
 * For the first line that differs one line of JSON is printed, `{line, step, got}`; at the end `{lines}`.
 */
import { createInterface } from 'node:readline';

import { InvalidRecord } from '../src/errors.ts';
import { loadEngine } from '../src/load.ts';
import { readGame } from '../src/reader.ts';
import { verify } from '../src/replay.ts';
import { canonical, digest, told, type Script } from './scripts.ts';

type Line = { script: Script; digests: string[] } | { text: string; verdict: Verdict };
type Verdict = { reason: string; turn: number | null } | null;

const engine = await loadEngine();

/** Where a line differs, and what was told here; nothing if all is the same. */
function difference(line: Line): { step: number; got: unknown } | null {
  if ('text' in line) {
    const got = verdictOn(line.text);
    return canonical(got) === canonical(line.verdict) ? null : { step: 0, got };
  }
  let step = 0;
  for (const got of told(engine, line.script)) {
    if (digest(got) !== line.digests[step]) return { step, got };
    step += 1;
  }
  return step === line.digests.length ? null : { step, got: null };
}

function verdictOn(text: string): Verdict {
  try {
    verify(engine, readGame(text));
    return null;
  } catch (error) {
    if (!(error instanceof InvalidRecord)) throw error;
    const { reason, turn } = error;
    // What exactly is wrong with a text that is no JSON, every parser says in its own words.
    return { reason: reason.startsWith('not JSON') ? 'not JSON' : reason, turn };
  }
}

let lines = 0;
for await (const text of createInterface({ input: process.stdin })) {
  const found = difference(JSON.parse(text) as Line);
  if (found) {
    console.log(canonical({ line: lines, ...found }));
    process.exit(1);
  }
  lines += 1;
}
console.log(canonical({ lines }));
