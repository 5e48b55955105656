/** The engine of this page and its bots, fetched once; where it was not built, local games can't be played. */
import type { BotName } from 'worldsfair-engine/decision.ts';
import type { Engine } from 'worldsfair-engine/engine.ts';
import type { EditionName } from 'worldsfair-engine/facts.ts';
import { loadEngine } from 'worldsfair-engine/load.ts';
import { BotPool } from 'worldsfair-engine/pool.ts';
import type { Players } from 'worldsfair-engine/position.ts';
import { startWebWorker } from 'worldsfair-engine/web_worker.ts';
import { Refusal } from '../../lib/refusal';
import type { AskedOfBot } from './table';

/** The addresses of the engine's files, as far as they were built. */
const built = import.meta.glob<string>('/engine/built/*', { query: '?url', import: 'default', eager: true });
const addressOf = (name: string): string | null => built[`/engine/built/${name}`] ?? null;

let loading: Promise<Engine> | null = null;
let pool: Promise<BotPool> | null = null;

export function engine(): Promise<Engine> {
  loading ??= load();
  // What failed may be tried again.
  loading.catch(() => (loading = null));
  return loading;
}

async function load(): Promise<Engine> {
  const address = addressOf('engine.wasm');
  if (!address) throw new Refusal('no_engine', 'The engine was not built.');
  const networks = [2, 3, 4].map((players) => [players, addressOf(`network-${players}.bin`) ?? ''] as const);
  try {
    return await loadEngine({
      engine: new URL(address, document.baseURI),
      networks: Object.fromEntries(networks) as Record<Players, string>,
    });
  } catch {
    throw new Refusal('no_engine', 'The engine can’t be loaded.');
  }
}

async function openPool(): Promise<BotPool> {
  const { module, network } = await engine();
  return new BotPool({
    module,
    network: async (players) => new Uint8Array(await network(players)),
    start: startWebWorker,
  });
}

/** A bot's turn, thought out in workers. */
export async function choose(asked: AskedOfBot, cancel: AbortSignal): Promise<readonly string[]> {
  pool ??= openPool();
  pool.catch(() => (pool = null));
  const { level, edition, players, state } = asked;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const question = { edition: edition as EditionName, players: players as Players, state };
  const { moves } = await (await pool).choose({ ...question, task: { bot: level as BotName, seed } }, { cancel });
  return moves;
}
