import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameStore } from '../../src/tables/local/store';
import type { StoredGame } from '../../src/tables/local/stored';
import { storedGame } from './stored_games';

/** Tabs of one browser. */
let tabs: GameStore[] = [];
function openTab(): GameStore {
  const tab = new GameStore();
  tabs.push(tab);
  return tab;
}

const next = (game: StoredGame, change: Partial<StoredGame> = {}): StoredGame => ({
  ...game,
  revision: game.revision + 1,
  ...change,
});

/** Put a row there that this version would not write. */
async function putRow(key: string, row: unknown): Promise<void> {
  const database = await openDB('worldsfair', 1);
  await database.put('games', row, key);
  database.close();
}

const refused = (name: string) => (): never => {
  throw new DOMException('refused by the test', name);
};

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(async () => {
  await Promise.all(tabs.map((tab) => tab.close()));
  tabs = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a game that is kept', () => {
  it('is there after a reload', async () => {
    await openTab().add(storedGame());
    expect(await openTab().get('local-one')).toEqual(storedGame());
  });

  it('goes on from the last turn that was sent before the tab was killed', async () => {
    const killed = openTab();
    await killed.add(storedGame());
    await killed.keep(next(storedGame(), { turn: 1 }));
    // Nobody is left to hear what comes of this one.
    killed.keep(next(next(storedGame()), { turn: 2 })).catch(() => undefined);
    await killed.close();
    expect((await openTab().get('local-one'))?.turn).toBeGreaterThanOrEqual(1);
  });

  it('is added once, however often it is added', async () => {
    const tab = openTab();
    await tab.add(storedGame());
    await tab.keep(next(storedGame()));
    await tab.add(storedGame());
    expect((await tab.get('local-one'))?.revision).toBe(2);
  });

  it('is listed, the last changed first', async () => {
    const tab = openTab();
    for (const [id, changedAt] of [
      ['local-a', 1],
      ['local-b', 3],
      ['local-c', 2],
    ] as const)
      await tab.add(storedGame({ id, changedAt }));
    expect((await tab.list()).games.map((game) => game.id)).toEqual(['local-b', 'local-c', 'local-a']);
  });

  it('is gone once it is deleted', async () => {
    const tab = openTab();
    await tab.add(storedGame());
    await tab.delete('local-one');
    expect(await tab.get('local-one')).toBeNull();
  });
});

describe('two tabs', () => {
  it('do not both go on from the same turn', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.add(storedGame());
    const tried = await Promise.all([one.keep(next(storedGame(), { turn: 1 })), other.keep(next(storedGame()))]);
    expect(tried.sort()).toEqual(['kept', 'stale']);
  });

  it('tell each other what has changed', async () => {
    const [one, other] = [openTab(), openTab()];
    const told = new Promise((done) => other.listen(done));
    await one.add(storedGame());
    expect(await told).toEqual({ id: 'local-one' });
  });

  it('do not bring back what was deleted in the other', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.add(storedGame());
    await other.delete('local-one');
    expect(await one.keep(next(storedGame()))).toBe('gone');
    expect(await other.get('local-one')).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('still plays, and says that it does not last', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refused('SecurityError'));
    const tab = openTab();
    await tab.add(storedGame());
    expect(await tab.keep(next(storedGame()))).toBe('kept');
    expect((await tab.get('local-one'))?.revision).toBe(2);
    expect((await tab.list()).games).toHaveLength(1);
    expect(tab.isLasting('local-one')).toBe(false);
  });

  it('still plays where there is no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const tab = openTab();
    await tab.add(storedGame());
    expect((await tab.get('local-one'))?.id).toBe('local-one');
  });

  it('goes on in memory when it is full, and keeps the game again when there is room', async () => {
    const tab = openTab();
    await tab.add(storedGame());
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refused('QuotaExceededError'));
    expect(await tab.keep(next(storedGame()))).toBe('kept');
    expect(tab.isLasting('local-one')).toBe(false);
    full.mockRestore();
    expect(await tab.keep(next(next(storedGame())))).toBe('kept');
    expect(tab.isLasting('local-one')).toBe(true);
    expect((await openTab().get('local-one'))?.revision).toBe(3);
  });

  it('does not write over what another tab has played meanwhile', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.add(storedGame());
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refused('QuotaExceededError'));
    await one.keep(next(storedGame(), { turn: 1 }));
    full.mockRestore();
    await other.keep(next(storedGame(), { turn: 5 }));
    expect(await one.keep(next(next(storedGame()), { turn: 2 }))).toBe('kept');
    expect(one.isLasting('local-one')).toBe(false);
    expect((await openTab().get('local-one'))?.turn).toBe(5);
  });

  it('knows what it does not have', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refused('SecurityError'));
    expect(await openTab().has('local-one')).toBe(false);
  });

  it('does not take a stale turn in memory either', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refused('SecurityError'));
    const tab = openTab();
    await tab.add(storedGame());
    await tab.keep(next(storedGame()));
    expect(await tab.keep(next(storedGame()))).toBe('stale');
  });
});

describe('a row that can’t be read', () => {
  const rows: [string, unknown][] = [
    ['no game at all', 'nonsense'],
    ['an older form', { ...storedGame(), format: 0 }],
    ['no seed', { ...storedGame(), seed: 'abc' }],
    ['a seat of another kind', { ...storedGame(), seats: [{ kind: 'king', name: '', level: null }] }],
    ['an entry without moves', { ...storedGame(), entries: [{ kind: 'start' }, { kind: 'turn', seat: 0 }] }],
    ['a second beginning', { ...storedGame(), entries: [{ kind: 'start' }, { kind: 'start' }] }],
    ['a game before it that is not there', { ...storedGame(), origin: { table: 'local-two', turn: 3, number: 5 } }],
  ];

  it.each(rows)('is set aside, and stays: %s', async (_, row) => {
    const tab = openTab();
    await tab.list();
    await putRow('local-one', row);
    expect(await tab.list()).toEqual({ games: [], aside: [{ id: 'local-one', row, isNewer: false }] });
    await expect(tab.get('local-one')).rejects.toThrow();
  });

  it('is not written over', async () => {
    const tab = openTab();
    await tab.list();
    await putRow('local-one', 'nonsense');
    expect(await tab.keep(next(storedGame()))).toBe('stale');
    await tab.add(storedGame());
    expect((await tab.list()).aside).toHaveLength(1);
  });

  it('is known to be newer than this page', async () => {
    const tab = openTab();
    await tab.list();
    await putRow('local-one', { ...storedGame(), format: 2 });
    expect((await tab.list()).aside[0]?.isNewer).toBe(true);
  });
});
