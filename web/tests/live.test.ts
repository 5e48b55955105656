import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, happen, page } from './page';

const { serverTime } = await import('../src/lib/serverclock');
const { Live, NotHeard } = await import('../src/lib/live.svelte');

const TURN = { seat: 0, follows: 3, moves: ['place electricity'] };
let live: InstanceType<typeof Live>;
const addresses: boolean[] = [];
const onsignedout = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  addresses.length = 0;
  page.hidden = false;
  onsignedout.mockClear();
  live = new Live({
    address: (isAnew) => {
      addresses.push(isAnew);
      return 'ws://fair.example/api/tables/abc/live';
    },
    hear: () => undefined,
    onsignedout,
  });
  FakeSocket.last.accept();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const pings = (socket: FakeSocket): number => socket.sent.filter((one) => one.type === 'ping').length;

describe('a dead connection', () => {
  it('is noticed by a ping without an answer, and replaced', () => {
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(20_000);
    expect(pings(dead)).toBe(1);
    vi.advanceTimersByTime(9_999);
    expect(live.state).toBe('open');
    vi.advanceTimersByTime(1);
    expect(live.state).toBe('lost');
    expect(dead.isClosed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(live.state).toBe('open');
  });

  it('is none as long as pongs come', () => {
    for (let minute = 0; minute < 10; minute++) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.last.say({ type: 'pong', at: serverTime() });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(pings(FakeSocket.last)).toBe(10);
  });

  it('is asked for at once when the page is looked at again', () => {
    vi.advanceTimersByTime(5000);
    happen('visibilitychange');
    expect(pings(FakeSocket.last)).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(live.state).toBe('lost');
  });

  it('is noticed by a device whose clock was put back meanwhile', () => {
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.say({ type: 'pong', at: serverTime() });
    vi.setSystemTime(Date.now() - 6 * 3_600_000);
    vi.advanceTimersByTime(30_000);
    expect(live.state).toBe('lost');
  });

  it('is not asked twice within a moment, which the server would not answer', () => {
    vi.advanceTimersByTime(5000);
    happen('visibilitychange');
    FakeSocket.last.say({ type: 'pong', at: serverTime() });
    happen('online');
    expect(pings(FakeSocket.last)).toBe(1);
  });
});

describe('of connections', () => {
  const alive = (): FakeSocket[] => FakeSocket.all.filter((socket) => !socket.isClosed);
  /** As a page does that is looked at again where there is a network again. */
  const comeBack = (): void => ['online', 'visibilitychange', 'online'].forEach(happen);

  it('there is one, however often the page comes back while it opens', () => {
    FakeSocket.last.drop(1006);
    comeBack();
    expect(alive()).toHaveLength(1);
    FakeSocket.last.accept();
    vi.advanceTimersByTime(15_000);
    expect(alive()).toHaveLength(1);
    expect(live.state).toBe('open');
  });

  it('there is one, if the page comes back while it is asked who the reader is', async () => {
    let found = (): void => undefined;
    onsignedout.mockReturnValueOnce(new Promise<void>((done) => (found = done)));
    FakeSocket.last.drop(4401);
    comeBack();
    expect(alive(), 'who would connect is not known yet').toHaveLength(0);
    found();
    await vi.advanceTimersByTimeAsync(1000);
    expect(alive()).toHaveLength(1);
  });

  it('there is none after the end, whoever comes back', async () => {
    FakeSocket.last.drop(4401);
    live.close();
    comeBack();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(alive()).toHaveLength(0);
  });

  it('one that never opens is given up for another', () => {
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    const stuck = FakeSocket.last;
    vi.advanceTimersByTime(20_000);
    expect(stuck.isClosed).toBe(true);
    expect(alive()).toHaveLength(1);
  });
});

describe('what the server says when it closes', () => {
  it.each([
    [4004, 'gone'],
    [4403, 'banned'],
  ])('%i: nobody asks again', (code, state) => {
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(3_600_000);
    happen('visibilitychange');
    expect(live.state).toBe(state);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('4029: too many windows, so wait long', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5);
    FakeSocket.last.drop(4029);
    expect(live.state).toBe('crowded');
    vi.advanceTimersByTime(59_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('4012: from the beginning, also if the first try fails', () => {
    FakeSocket.last.drop(4012);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'presence', people: [], watchers: 0 });
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    expect(addresses).toEqual([false, true, true, false]);
  });

  it('4401: first find out who one is now', async () => {
    FakeSocket.last.drop(4401);
    expect(onsignedout).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('anything else: again, sooner first and later then', () => {
    for (const longest of [600, 1100, 2100]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.drop(1006);
      vi.advanceTimersByTime(longest);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });
});

describe('a turn by the live connection', () => {
  it('is answered by its entry', async () => {
    const taken = live.take(TURN);
    const { id, ...sent } = FakeSocket.last.sent[0]!;
    expect(sent).toEqual({ type: 'turn', ...TURN });
    FakeSocket.last.say({ type: 'entry', number: 4, entry: { number: 4 }, reply_to: 'somebody else’s' });
    FakeSocket.last.say({ type: 'entry', number: 5, entry: { number: 5 }, reply_to: id });
    expect(await taken).toMatchObject({ type: 'entry', number: 5 });
  });

  it('that was taken before is answered by its number', async () => {
    const taken = live.take(TURN);
    FakeSocket.last.say({ type: 'taken', id: FakeSocket.last.sent[0]?.id, number: 4 });
    expect(await taken).toMatchObject({ type: 'taken', number: 4 });
  });

  it('that is refused says why', async () => {
    const taken = live.take(TURN);
    const problem = { code: 'illegal_move', title: '', status: 422, detail: 'No.', rule: 'T1' };
    FakeSocket.last.say({ type: 'refused', id: FakeSocket.last.sent[0]?.id, problem });
    await expect(taken).rejects.toMatchObject({ code: 'illegal_move', message: 'No.', rule: 'T1' });
  });

  it('is not heard when the connection ends', async () => {
    const taken = live.take(TURN);
    FakeSocket.last.drop(1006);
    await expect(taken).rejects.toBeInstanceOf(NotHeard);
    await expect(live.take(TURN), 'nor when it is not open').rejects.toBeInstanceOf(NotHeard);
  });

  it('is not heard when nothing comes in five seconds', async () => {
    const taken = live.take(TURN);
    const unheard = expect(taken).rejects.toBeInstanceOf(NotHeard);
    await vi.advanceTimersByTimeAsync(5000);
    await unheard;
  });
});
