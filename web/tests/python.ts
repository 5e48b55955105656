/** What the engine itself says, for the tests to compare with. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const local = join(import.meta.dirname, '../../.venv/bin/python');
export const python = process.env['PYTHON'] ?? (existsSync(local) ? local : 'python3');

/** The answer of a program that stands beside this file. */
export const tellFrom = <Told>(program: string): Told =>
  JSON.parse(
    execFileSync(python, [join(import.meta.dirname, program)], { encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as Told;
