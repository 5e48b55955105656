/** Tables of this device for the tests: the real engine, a database in memory, and bots that take what comes first. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadEngine } from 'worldsfair-engine/load.ts';
import type { Engine } from 'worldsfair-engine/engine.ts';
import { Position } from 'worldsfair-engine/position.ts';
import { textOf } from 'worldsfair-engine/moves.ts';
import '../page';
import type { EntryView, Listener, TableInfo, TableOptions } from '../../src/tables/source';
import { GameStore } from '../../src/tables/local/store';
import type { AskedOfBot } from '../../src/tables/local/table';

const { LocalSource } = await import('../../src/tables/local/source.svelte');
const { openTable } = await import('../../src/tables/local/seating');
const { LocalTable } = await import('../../src/tables/local/table');
export type Source = InstanceType<typeof LocalSource>;

export const engine: Engine = await loadEngine();

/** A whole turn, or one approval: always the first move of those that are legal. */
export function firstMoves({ edition, players, state }: Omit<AskedOfBot, 'level'>): string[] {
  const position = Position.from(engine.box(edition as 'base-2', players as 2), state);
  const moves: string[] = [];
  const isApproval = position.awaitsApproval;
  while (!moves.length || (!isApproval && position.awaitsTurnMove)) {
    const [first] = position.legal();
    if (first === undefined) break;
    moves.push(textOf(first));
    position.apply(first);
  }
  position.free();
  return moves;
}

/** What a table has told. */
export class Told implements Listener {
  info: TableInfo | null = null;
  log: EntryView[] = [];
  problems: unknown[] = [];
  readonly #waiting: { isSo: () => boolean; done: () => void }[] = [];

  table(info: TableInfo): void {
    this.info = info;
    this.#look();
  }
  entries(entries: readonly EntryView[], isAnew: boolean): void {
    this.log = isAnew ? [...entries] : [...this.log, ...entries];
    this.#look();
  }
  chat(): void {}
  said(): void {}
  presence(): void {}
  problem(error: unknown): void {
    this.problems.push(error);
    this.#look();
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ isSo, done });
      this.#look();
    });
  }

  #look(): void {
    for (const one of this.#waiting) if (one.isSo()) one.done();
  }
}

/** A tab of the browser: a connection of its own to the same games. */
export class Tab {
  readonly store = new GameStore();
  readonly asked: AskedOfBot[] = [];
  readonly sources: Source[] = [];
  /** A bot that thinks for ever, until this is changed. */
  choose = (asked: AskedOfBot, _: AbortSignal): Promise<readonly string[]> => Promise.resolve(firstMoves(asked));

  source(id: string): Source {
    const source = new LocalSource(id, 'Ada', {
      store: this.store,
      engine: () => Promise.resolve(engine),
      choose: (asked, cancel) => {
        this.asked.push(asked);
        return this.choose(asked, cancel);
      },
    });
    this.sources.push(source);
    return source;
  }

  async open(id: string): Promise<{ source: Source; told: Told }> {
    const source = this.source(id);
    const told = new Told();
    await source.open(told);
    return { source, told };
  }

  /** As the end of the tab does. */
  async end(): Promise<void> {
    for (const source of this.sources) source.close();
    await this.store.close();
  }
}

let tabs: Tab[] = [];
export function newTab(): Tab {
  const tab = new Tab();
  tabs.push(tab);
  return tab;
}

/** Forget every game before each test, and close what it has opened. */
export function withFreshBrowser(): void {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(async () => {
    await Promise.all(tabs.map((tab) => tab.end()));
    tabs = [];
    vi.restoreAllMocks();
  });
}

const SEED = '01'.repeat(32);
type Wish = 'person' | 'visitor' | 'exhibitor';

/** A game that has begun, with a fixed deal. */
export async function begin(
  tab: Tab,
  wishes: readonly Wish[] = ['person', 'visitor'],
  options: TableOptions = { begins: 'host' },
  id = 'local-test',
): Promise<string> {
  const seats = wishes.map((wish) =>
    wish === 'person' ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: wish } as const),
  );
  const waiting = openTable(seats, options, 'Ada', { id, seed: SEED, now: 1 });
  await tab.store.add(LocalTable.begin(engine, waiting, 1).stored);
  return id;
}

/** The turn of a person at this device: the first moves there are. */
export async function takeTurn(tab: Tab, source: Source): Promise<void> {
  const stored = await tab.store.get(source.id);
  if (stored?.decider == null) throw new Error('nobody decides');
  const moves = firstMoves(LocalTable.open(engine, stored).publicPosition);
  await source.take({ seat: stored.decider, follows: stored.entries.length - 1, moves });
}
