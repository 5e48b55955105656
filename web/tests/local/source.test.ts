import { describe, expect, it, vi } from 'vitest';
import { begin, newTab, takeTurn, withFreshBrowser } from './tables';

withFreshBrowser();

const codeOf = (code: string) => expect.objectContaining({ code });

describe('a game on this device', () => {
  it('is played to its end against bots', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab, ['person', 'visitor', 'exhibitor']));
    while (told.info?.status === 'playing') {
      await told.until(() => told.info?.status !== 'playing' || told.info.decider === 0);
      if (told.info.status === 'playing') await takeTurn(tab, source);
    }
    expect(told.info?.status).toBe('finished');
    expect(told.log.at(-1)?.entry.result?.winners.length).toBeGreaterThan(0);
    expect(told.problems).toEqual([]);
  });

  it('is played again against another level, where one is given', async () => {
    const tab = newTab();
    const { source } = await tab.open(await begin(tab, ['person', 'visitor', 'exhibitor']));
    await source.proposeAbandon();
    const next = await tab.store.get(await source.rematch('new', 'juror'));
    expect(next?.seats.map(({ name, level }) => [name, level])).toEqual(
      expect.arrayContaining([
        ['Ada', null],
        ['juror', 'juror'],
      ]),
    );
    expect(next?.seats.filter(({ level }) => level === 'juror')).toHaveLength(2);
  });

  it('shows after a reload what it showed before', async () => {
    const before = newTab();
    const id = await begin(before);
    const { source, told } = await before.open(id);
    await takeTurn(before, source);
    await told.until(() => told.info?.decider === 0);
    await before.end();
    const after = await newTab().open(id);
    expect(after.told.log).toEqual(told.log);
    expect(after.told.info).toEqual(told.info);
  });

  it('lets a bot go on that was thinking when the tab was killed', async () => {
    const killed = newTab();
    killed.choose = () => new Promise(() => undefined);
    const id = await begin(killed);
    const { source } = await killed.open(id);
    await takeTurn(killed, source);
    await killed.end();
    const { told } = await newTab().open(id);
    await told.until(() => told.info?.decider === 0);
    expect(told.log.map(({ entry }) => entry.by_bot ?? false)).toEqual([false, false, true]);
  });

  it('takes the same turn once, however often it is sent', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab, ['person', 'person']));
    const legal = told.log[0]?.game.view.legal[0] ?? '';
    const seat = told.info?.decider ?? 0;
    const turn = { seat, follows: 0, moves: [legal] };
    await Promise.all([source.take(turn), source.take(turn)]);
    expect(told.log).toHaveLength(2);
  });

  it('refuses a turn that is not legal in words, and changes nothing', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab));
    await expect(source.take({ seat: 0, follows: 0, moves: ['burnham'] })).rejects.toEqual(codeOf('illegal_move'));
    await expect(source.take({ seat: 0, follows: 0, moves: ['nonsense'] })).rejects.toEqual(codeOf('invalid_move'));
    await expect(source.take({ seat: 1, follows: 0, moves: [] })).rejects.toEqual(codeOf('not_your_seat'));
    await expect(source.take({ seat: 7, follows: 0, moves: [] })).rejects.toEqual(codeOf('unknown_seat'));
    expect(told.log).toHaveLength(1);
  });

  it('goes back at once, and the bot forgets what it was thinking about', async () => {
    const tab = newTab();
    const cancelled: AbortSignal[] = [];
    tab.choose = (_, cancel) => {
      cancelled.push(cancel);
      return new Promise(() => undefined);
    };
    const { source, told } = await tab.open(await begin(tab));
    await takeTurn(tab, source);
    await source.proposeTakeback(0);
    expect(cancelled.map((one) => one.aborted)).toEqual([true]);
    expect(told.log.map(({ entry }) => entry.kind)).toEqual(['start', 'turn', 'takeback']);
    expect(told.log.at(-1)?.game).toEqual(told.log[0]?.game);
  });

  it('has no takebacks where that was chosen', async () => {
    const tab = newTab();
    const { source } = await tab.open(await begin(tab, ['person', 'person'], { takebacks: false }));
    await takeTurn(tab, source);
    await expect(source.proposeTakeback(0)).rejects.toEqual(codeOf('takebacks_off'));
  });

  it('ends early when that is asked', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab));
    await source.proposeAbandon();
    expect(told.info).toMatchObject({ status: 'abandoned', decider: null });
    await expect(takeTurn(tab, source)).rejects.toThrow();
  });

  it('asks for approvals one by one where they are chosen', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab, ['person', 'person'], { approvals: 'chosen' }));
    while (told.info?.status === 'playing') await takeTurn(tab, source);
    expect(told.log.some(({ entry }) => entry.kind === 'approval')).toBe(true);
    expect(told.info?.status).toBe('finished');
  });

  it('is refused in words when there is none of that id', async () => {
    await expect(newTab().open('local-nothing')).rejects.toEqual(codeOf('unknown_table'));
  });

  it('is refused in words when its moves do not follow the rules, and stays', async () => {
    const tab = newTab();
    const id = await begin(tab);
    const stored = await tab.store.get(id);
    if (!stored) throw new Error('it was kept');
    const wrong = { kind: 'turn', seat: 0, moves: ['burnham'], byBot: false } as const;
    await tab.store.keep({ ...stored, revision: stored.revision + 1, entries: [...stored.entries, wrong] });
    await expect(tab.open(id)).rejects.toEqual(codeOf('unreadable_game'));
    expect((await tab.store.list()).games).toHaveLength(1);
  });
});

describe('a browser that keeps nothing', () => {
  it('plays on, and says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused by the test', 'SecurityError');
    });
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab));
    await takeTurn(tab, source);
    await told.until(() => told.info?.decider === 0);
    expect(source.isLasting).toBe(false);
    expect(await source.record()).toMatchObject({ format: 'worldsfair-record' });
  });
});

describe('two tabs on one game', () => {
  it('both show what is played in one', async () => {
    const [one, other] = [newTab(), newTab()];
    const id = await begin(one, ['person', 'person']);
    const [here, there] = [await one.open(id), await other.open(id)];
    await takeTurn(one, here.source);
    await there.told.until(() => there.told.log.length === 2);
    expect(there.told.log).toEqual(here.told.log);
  });

  it('refuse a turn that was composed before the other went on, and catch up', async () => {
    const [one, other] = [newTab(), newTab()];
    const id = await begin(one, ['person', 'person']);
    const [here, there] = [await one.open(id), await other.open(id)];
    const legal = here.told.log[0]?.game.view.legal ?? [];
    const seat = here.told.info?.decider ?? 0;
    const sent = await Promise.allSettled([
      here.source.take({ seat, follows: 0, moves: [legal[0] ?? ''] }),
      there.source.take({ seat, follows: 0, moves: [legal[1] ?? ''] }),
    ]);
    const refused = sent.filter((one) => one.status === 'rejected');
    expect(refused.map((one) => one.reason as unknown)).toEqual([codeOf('stale_turn')]);
    await Promise.all([here, there].map(({ told }) => told.until(() => told.log.length === 2)));
    expect(there.told.log).toEqual(here.told.log);
  });

  it('have bots asked by one of them, and by the other when that one ends', async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { locks });
    const [one, other] = [newTab(), newTab()];
    one.choose = () => new Promise(() => undefined);
    const id = await begin(one);
    const [here, there] = [await one.open(id), await other.open(id)];
    await takeTurn(one, here.source);
    await there.told.until(() => there.told.log.length === 2);
    expect([one.asked.length, other.asked.length]).toEqual([1, 0]);
    here.source.close();
    await there.told.until(() => there.told.info?.decider === 0);
    expect(other.asked).toHaveLength(1);
  });

  it('say that the game is gone when the other has deleted it', async () => {
    const [one, other] = [newTab(), newTab()];
    const { source, told } = await one.open(await begin(one));
    await other.store.delete(source.id);
    await told.until(() => told.problems.length > 0);
    expect(source.link).toBe('gone');
  });
});

/** Locks as a browser has them, for one name. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();
  request(_: string, { signal }: { signal: AbortSignal }, held: () => Promise<void>): Promise<void> {
    const asked = this.#last.then(() => (signal.aborted ? Promise.reject(new Error('aborted')) : held()));
    this.#last = asked.catch(() => undefined);
    return asked;
  }
}
