/** Deadlines are the server's, so they are shown by its time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, FakeSocket } from './page';

const HOUR = 3600;
/** The true time, in seconds since 1970. */
const TRUE = Date.UTC(2031, 4, 1) / 1000;

let serverTime: () => number;
let ask: (method: string, path: string) => Promise<unknown>;
let Live: typeof import('../src/lib/live.svelte').Live;

/** What the server's clock shows now. */
let there = TRUE;
const passes = (seconds: number): void => {
  there += seconds;
  vi.advanceTimersByTime(seconds * 1000);
};
/** Somebody puts the clock of this device forward or back; what it says does not change how time passes. */
const isSet = (hours: number): void => void vi.setSystemTime(Date.now() + hours * HOUR * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ now: TRUE * 1000 });
  there = TRUE;
  FakeSocket.all = [];
  answerWith(() => ({ body: {}, headers: { date: new Date(there * 1000).toUTCString() } }));
  vi.resetModules();
  ({ serverTime } = await import('../src/lib/serverclock'));
  ({ ask } = await import('../src/lib/http'));
  ({ Live } = await import('../src/lib/live.svelte'));
});
afterEach(() => vi.useRealTimers());

describe.each([-8, 0, 5])('on a device that is %i hours ahead', (wrong) => {
  beforeEach(async () => {
    isSet(wrong);
    await ask('GET', 'me');
  });

  it('the time is the server’s after one answer', () => {
    expect(Math.abs(serverTime() - there)).toBeLessThanOrEqual(1);
  });

  it.each([-3, 0.05, 24])('it goes on when that is put forward by %d hours in the middle of a game', (hours) => {
    passes(100);
    isSet(hours);
    passes(100);
    expect(Math.abs(serverTime() - there)).toBeLessThanOrEqual(1);
  });
});

describe('an answer', () => {
  it('that took long says little, and changes nothing', async () => {
    await ask('GET', 'me');
    const before = serverTime() - there;
    vi.stubGlobal('fetch', () => {
      const date = new Date(there * 1000).toUTCString();
      passes(30);
      return Promise.resolve(new Response('{}', { headers: { date } }));
    });
    await ask('GET', 'me');
    expect(serverTime() - there).toBeCloseTo(before);
  });

  it('without a time, or with rubbish for one, says nothing', async () => {
    await ask('GET', 'me');
    const before = serverTime() - there;
    for (const headers of [{}, { date: 'yesterday' }]) {
      answerWith(() => ({ body: {}, headers: headers as Record<string, string> }));
      await ask('GET', 'me');
    }
    expect(serverTime() - there).toBeCloseTo(before);
  });
});

describe('a table that is only heard by its live connection', () => {
  it('knows the time again after a device has slept, whose inner clock stood still', () => {
    const live = new Live({ address: () => 'ws://fair.example/', hear: () => undefined, onsignedout: async () => {} });
    FakeSocket.last.accept();
    there += 2 * HOUR;
    passes(20);
    FakeSocket.last.say({ type: 'pong', at: there });
    expect(serverTime()).toBeCloseTo(there);
    live.close();
  });
});
