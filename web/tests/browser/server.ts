/** A real server with a database of its own and a fixed chance, that can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const local = join(import.meta.dirname, '../../../.venv/bin/python');
const python = process.env['PYTHON'] ?? (existsSync(local) ? local : 'python3');
const program = join(import.meta.dirname, 'fixed_chance.py');

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export class FairServer {
  address = '';
  readonly #options: string[];
  #port = 0;
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'worldsfair-'));

  constructor(options: string[] = []) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    this.address = `http://127.0.0.1:${this.#port}`;
    const database = `sqlite:///${join(this.#folder, 'fair.db')}`;
    this.#process = spawn(
      python,
      [
        program,
        'serve',
        '--port',
        String(this.#port),
        '--database-url',
        database,
        '--no-rate-limits',
        ...this.#options,
      ],
      { stdio: 'ignore' },
    );
    await this.#ready();
  }

  async #ready(): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${this.address}/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error('the server did not get ready');
  }

  /** End it at once, as a power cut would. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#process?.once('exit', done));
    this.#process?.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
