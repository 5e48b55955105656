/** Bots from outside: a package as an installer would leave it, and a program with a bot account's key. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { python } from './server';

const MODULE = `from worldsfair.bots import Decision


class First:
    def __init__(self, seed):
        pass

    def choose(self, game, budget):
        moves = [game.legal_moves()[0].text]
        while not game.awaits_approval and not (seen := game.preview(moves)).is_complete:
            moves.append(seen.legal[0])
        return Decision(tuple(moves))
`;

/** A package with these bots, in a folder to put on Python's path. */
export function makePackage(name: string, bots: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'worldsfair-bots-'));
  const info = join(folder, `${name.replaceAll('-', '_')}-1.2.dist-info`);
  mkdirSync(info);
  writeFileSync(join(folder, 'tried_bots.py'), MODULE);
  writeFileSync(join(info, 'METADATA'), `Metadata-Version: 2.1\nName: ${name}\nVersion: 1.2\n`);
  writeFileSync(join(info, 'RECORD'), '');
  const lines = bots.map((bot) => `${bot} = tried_bots:First\n`).join('');
  writeFileSync(join(info, 'entry_points.txt'), `[worldsfair.bots]\n${lines}`);
  return folder;
}

interface BotEvent {
  readonly type: string;
  readonly table?: { readonly id: string };
}

/** A bot account that listens, and says what it is told to. */
export class ListeningBot {
  readonly #fair: string;
  readonly #headers: Record<string, string>;
  readonly #ending = new AbortController();
  #lines: AsyncGenerator<BotEvent> | null = null;

  constructor(fair: string, token: string) {
    this.#fair = fair;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  /** Begin to listen: the status of the answer, and from then on it is there. */
  async connect(): Promise<number> {
    const { signal } = this.#ending;
    const answer = await fetch(`${this.#fair}api/bot/stream/events`, { headers: this.#headers, signal });
    if (answer.ok && answer.body) {
      this.#lines = linesOf(answer.body);
      await this.hear('hello');
    } else await answer.body?.cancel();
    return answer.status;
  }

  /** The next event of this kind. */
  async hear(type: string): Promise<BotEvent> {
    for (;;) {
      const next = await this.#lines?.next();
      if (!next || next.done) throw new Error(`the stream ended before ${type}`);
      if (next.value.type === type) return next.value;
    }
  }

  async answerInvitation(accepts: boolean): Promise<void> {
    const { table } = await this.hear('invited');
    const answer = await fetch(`${this.#fair}api/tables/${table?.id}/invitation`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ accepts }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  leave(): void {
    this.#ending.abort();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<BotEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as BotEvent;
  }
}

/** The program of `docs/own-bots.md`, which accepts every invitation and plays. */
export function runExample(fair: string, token: string): ChildProcess {
  const program = join(import.meta.dirname, '../../../examples/http_bot.py');
  return spawn(python, [program, fair], { env: { ...process.env, WORLDSFAIR_TOKEN: token }, stdio: 'ignore' });
}
