/** Bots in workers: asked, cancelled, crashed, two at once, on one worker and on three. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choose } from '../src/bots.ts';
import type { Progress, Task } from '../src/decision.ts';
import { startHere } from '../src/desk.ts';
import { BOTS } from '../src/layout.ts';
import type { Answer, Order, Question, StartWorker } from '../src/messages.ts';
import { startNodeWorker } from '../src/node_worker.ts';
import { BotPool, coresToSpare, type PoolOptions } from '../src/pool.ts';
import { module, network, newBox, stateAfter } from './engine.ts';

// Workers take a while to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const box = await newBox(2);
const state = stateAfter(box, 6);
const ask = (task: Task): Question => ({ edition: 'base-2', players: 2, state, task });
const LONG: Task = { bot: 'director', seed: 1, seconds: 60 };
const SHORT: Task = { bot: 'search', seed: 5, simulations: 400 };

/** The bots whose choice no clock decides. */
const COUNTED = (Object.keys(BOTS) as (keyof typeof BOTS)[]).filter((bot) => {
  const recipe = BOTS[bot];
  return !('seconds' in recipe) || recipe.seconds === null;
});

const open: BotPool[] = [];
function newPool(options: Partial<PoolOptions> = {}): BotPool {
  const given = { module, network: (players: 2 | 3 | 4) => Promise.resolve(network(players)), start: startNodeWorker };
  const pool = new BotPool({ ...given, size: 1, ...options });
  open.push(pool);
  return pool;
}
afterEach(() => open.splice(0).forEach((pool) => pool.close()));

/** A worker that dies as soon as it has heard a certain order. */
function dyingAt(type: Order['type'], start = startNodeWorker): StartWorker {
  return (events) => {
    const worker = start(events);
    return {
      post: (order) => {
        if (order.type !== type) return worker.post(order);
        worker.end();
        queueMicrotask(() => events.died('killed'));
      },
      end: () => worker.end(),
    };
  };
}

/** Starts the first workers in one way and all later ones in another. */
function first(count: number, start: StartWorker, later: StartWorker): StartWorker {
  let started = 0;
  return (events) => (started++ < count ? start : later)(events);
}

const refusing: StartWorker = () => {
  throw new Error('no workers here');
};

describe('a decision', () => {
  test('of one worker is the one that is made without it', async () => {
    const decision = await newPool().choose(ask(SHORT));
    expect({ ...decision, seconds: 0 }).toEqual({ ...choose(box, state, SHORT), seconds: 0 });
  });

  test('of three workers adds up what three trees found', async () => {
    const decision = await newPool({ size: 3 }).choose(ask({ ...SHORT, simulations: 4500 }));
    expect(decision.simulations).toBe(4500);
    expect(decision.alternatives.reduce((sum, { visits }) => sum + visits, 0)).toBe(4500);
    expect(decision.alternatives[0]?.move).toBe(decision.moves[0]);
  });

  test('of three workers is the same each time', async () => {
    const pool = newPool({ size: 3 });
    const [one, other] = [
      await pool.choose(ask({ ...SHORT, simulations: 4500 })),
      await pool.choose(ask({ ...SHORT, simulations: 4500 })),
    ];
    expect({ ...other, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });

  test.each(COUNTED)('is made by %s', async (bot) => {
    const task = { bot, seed: 3, simulations: 200 };
    const decision = await newPool().choose(ask(task));
    expect({ ...decision, seconds: 0 }).toEqual({ ...choose(box, state, task), seconds: 0 });
  });

  test('in a finished game is refused in words', async () => {
    const over = { ...ask(SHORT), state: stateAfter(box, Infinity) };
    await expect(newPool().choose(over)).rejects.toThrow('the game is over');
  });
});

describe('whoever does not wait', () => {
  test('has the best turn so far', async () => {
    const cancel = new AbortController();
    const decision = await newPool({ size: 3 }).choose(ask(LONG), {
      cancel: cancel.signal,
      progress: () => cancel.abort(),
    });
    expect(decision.moves.length).toBeGreaterThan(0);
    expect(decision.simulations).toBeGreaterThan(0);
  });

  test('has an answer even if he never wanted to wait', async () => {
    const decision = await newPool().choose(ask(LONG), { cancel: AbortSignal.abort() });
    expect(decision.simulations).toBeGreaterThan(0);
  });

  test('does not end what somebody else waits for', async () => {
    const pool = newPool();
    const cancel = new AbortController();
    const seen: Progress[] = [];
    const impatient = pool.choose(ask(LONG), { cancel: cancel.signal, progress: (progress) => seen.push(progress) });
    const patient = pool.choose(ask({ ...SHORT, simulations: 4000 }));
    cancel.abort();
    expect((await patient).simulations).toBe(4000);
    expect((await impatient).moves.length).toBeGreaterThan(0);
  });
});

test('a search says how far it has come', async () => {
  const cancel = new AbortController();
  const seen: Progress[] = [];
  const decision = await newPool({ size: 2 }).choose(ask(LONG), {
    cancel: cancel.signal,
    progress: (progress) => {
      if (seen.push(progress) === 3) cancel.abort();
    },
  });
  expect(seen.map(({ simulations }) => simulations)).toEqual(
    seen.map(({ simulations }) => simulations).sort((a, b) => a - b),
  );
  expect(decision.alternatives.map(({ move }) => move)).toContain(seen[0]?.best);
  expect(seen[0]?.values).toHaveLength(2);
});

describe('two decisions at once', () => {
  test('are those that are made one after the other', async () => {
    const pool = newPool();
    const tasks = [SHORT, { ...SHORT, seed: 6 }, { ...SHORT, bot: 'search:plain' as const }];
    const together = await Promise.all(tasks.map((task) => pool.choose(ask(task))));
    const alone = tasks.map((task) => choose(box, state, task));
    expect(together.map((decision) => ({ ...decision, seconds: 0 }))).toEqual(
      alone.map((decision) => ({ ...decision, seconds: 0 })),
    );
  });
});

describe('a worker that dies', () => {
  test('is done without where others think, too', async () => {
    const pool = newPool({ size: 3, start: first(1, dyingAt('think'), startNodeWorker) });
    const decision = await pool.choose(ask({ ...SHORT, simulations: 4500 }));
    expect(decision.simulations).toBe(3000);
  });

  test('is replaced where it was the only one', async () => {
    const pool = newPool({ start: first(1, dyingAt('think'), startNodeWorker) });
    expect((await pool.choose(ask(SHORT))).simulations).toBe(400);
    expect(pool.workers).toBe(1);
  });

  test('is replaced for the next decision', async () => {
    const pool = newPool({ size: 3, start: first(1, dyingAt('think'), startNodeWorker) });
    await pool.choose(ask({ ...SHORT, simulations: 4500 }));
    expect((await pool.choose(ask({ ...SHORT, simulations: 4500 }))).simulations).toBe(4500);
    expect(pool.workers).toBe(3);
  });

  test('without a word is given up after a while', async () => {
    const mute: StartWorker = () => ({ post: () => undefined, end: () => undefined });
    const pool = newPool({ start: first(1, mute, startNodeWorker), silence: 50 });
    expect((await pool.choose(ask(SHORT))).simulations).toBe(400);
  });
});

describe('without any worker', () => {
  test.each([
    ['can not be made', refusing],
    ['dies at once', dyingAt('open')],
    ['dies whenever it should think', dyingAt('think')],
  ])('a decision is made on the page, where each %s', async (_, start) => {
    const decision = await newPool({ size: 2, start }).choose(ask(SHORT));
    expect({ ...decision, seconds: 0 }).toEqual({ ...choose(box, state, SHORT), seconds: 0 });
  });

  test('the page is free between slices', async () => {
    let ticks = 0;
    const cancel = new AbortController();
    const tick = setInterval(() => {
      if (++ticks === 5) cancel.abort();
    }, 1);
    await newPool({ start: refusing }).choose(ask(LONG), { cancel: cancel.signal });
    clearInterval(tick);
    expect(ticks).toBeGreaterThanOrEqual(5);
  });
});

test('a network is fetched once for all workers and decisions', async () => {
  let fetched = 0;
  const pool = newPool({
    size: 3,
    network: (players) => {
      fetched += 1;
      return Promise.resolve(network(players));
    },
  });
  await pool.warm(2);
  await Promise.all([pool.choose(ask(SHORT)), pool.choose(ask(SHORT))]);
  expect(fetched).toBe(1);
});

test('a network that could not be fetched is asked for again', async () => {
  let fetched = 0;
  const fetchNetwork: PoolOptions['network'] = (players) =>
    fetched++ ? Promise.resolve(network(players)) : Promise.reject(new Error('offline'));
  const pool = newPool({ network: fetchNetwork });
  await expect(pool.choose(ask(SHORT))).rejects.toThrow('offline');
  expect((await pool.choose(ask(SHORT))).simulations).toBe(400);
});

test('a closed pool says so to whoever waits', async () => {
  const pool = newPool();
  const waiting = pool.choose(ask(LONG), { progress: () => pool.close() });
  await expect(waiting).rejects.toThrow('closed');
  await expect(pool.choose(ask(SHORT))).rejects.toThrow('closed');
});

test('a worker tells of an engine that it can not open', async () => {
  const died = await new Promise<string>((resolve) => {
    const worker = startHere({ answer: (answer: Answer) => resolve(answer.type), died: resolve });
    worker.post({ type: 'open', module: {} as WebAssembly.Module });
  });
  expect(died).toContain('TypeError');
});

test.each([
  [undefined, 1],
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 4],
])('of %s cores, %i are to spare', (cores, spare) => {
  expect(coresToSpare(cores)).toBe(spare);
});
