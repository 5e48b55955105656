/** A real server with a database of its own and a fixed chance, that can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const local = join(import.meta.dirname, '../../../.venv/bin/python');
export const python = process.env['PYTHON'] ?? (existsSync(local) ? local : 'python3');
const program = join(import.meta.dirname, 'fixed_chance.py');

/** In milliseconds: on a new machine the rules and the bots are compiled first. */
export const LONGEST_START = 600_000;
const BETWEEN_LOOKS = 100;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, BETWEEN_LOOKS));

export class FairServer {
  address = '';
  readonly #options: string[];
  readonly #environment: Readonly<Record<string, string>>;
  /** The server takes a free one, and the same again after a restart. */
  #port = 0;
  #process: ChildProcess | null = null;
  #said = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'worldsfair-'));

  constructor(options: string[] = [], environment: Readonly<Record<string, string>> = {}) {
    this.#options = options;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.#folder, 'fair.db')}`;
    const where = ['--port', String(this.#port), '--database-url', database];
    this.#said = '';
    this.#process = spawn(python, [program, 'serve', ...where, '--no-rate-limits', ...this.#options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...this.#environment },
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    await this.#until('say where it is', () => this.#findPort());
    this.address = `http://127.0.0.1:${this.#port}`;
    await this.#until('get ready', () => this.#isReady());
  }

  #findPort(): boolean {
    this.#port = Number(/http:\/\/localhost:(\d+)\//.exec(this.#said)?.[1] ?? this.#port);
    return this.#port > 0;
  }

  /** Ready, and its bots as well, so that no test waits for them to be compiled. */
  async #isReady(): Promise<boolean> {
    const answer = await fetch(`${this.address}/ready`).catch(() => null);
    if (!answer?.ok) return false;
    const { bots } = (await answer.json()) as { bots: string };
    return bots === 'ready' || this.#options.includes('--no-bots');
  }

  async #until(what: string, isDone: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + LONGEST_START;
    while (Date.now() < end && this.#isRunning) {
      if (await isDone()) return;
      await pause();
    }
    throw new Error(`the server did not ${what}:\n${this.#said}`);
  }

  get #isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** End it at once, as a power cut would. */
  async kill(): Promise<void> {
    if (!this.#isRunning) return;
    const ended = new Promise((done) => this.#process?.once('exit', done));
    this.#process?.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
