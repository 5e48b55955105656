/** The games of this device: in the browser's database, and in memory where that keeps nothing. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { readStored, Unreadable, type StoredGame } from './stored';

const NAME = 'worldsfair';
const VERSION = 1;

interface Layout extends DBSchema {
  /** Whatever a row says: what can't be read is set aside, not deleted. */
  games: { key: string; value: unknown };
}

type Rows = IDBPObjectStore<Layout, ['games'], 'games', 'readwrite'>;

/** A row that can't be read: it stays where it is, and can be taken away as a file. */
export interface Aside {
  readonly id: string;
  readonly row: unknown;
  readonly isNewer: boolean;
}

export interface Shelf {
  /** The last changed first. */
  readonly games: readonly StoredGame[];
  readonly aside: readonly Aside[];
}

/** `stale`: another tab has gone on meanwhile; `gone`: it was deleted there. */
export type Kept = 'kept' | 'stale' | 'gone';

/** Told to every tab: this game is another now. */
export interface Change {
  readonly id: string;
}

const asideOf = (id: string, row: unknown, error: Unreadable): Aside => ({ id, row, isNewer: error.isNewer });

export class GameStore {
  #database: Promise<IDBPDatabase<Layout>> | null = null;
  /** Games that the browser did not take, and the revision of each that it has; they end with this tab. */
  readonly #fleeting = new Map<string, { readonly game: StoredGame; readonly kept: number | null }>();
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${NAME}-games`);
  readonly #listeners = new Set<(change: Change) => void>();

  constructor() {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => this.#tell(data));
  }

  /** Whether a game will still be here after a reload. */
  isLasting(id: string): boolean {
    return !this.#fleeting.has(id);
  }

  /** Hear of games that change, here or in another tab; gives the way to stop. */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** End the connection, as the end of the tab does. */
  async close(): Promise<void> {
    this.#channel?.close();
    await this.#database?.then(
      (database) => database.close(),
      () => undefined,
    );
    this.#database = null;
  }

  async list(): Promise<Shelf> {
    const games = new Map<string, StoredGame>();
    const aside: Aside[] = [];
    const rows = await this.#try(async (database) => {
      const { store } = database.transaction('games');
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map((key, number) => [key, values[number]] as const);
    });
    for (const [key, row] of rows ?? [])
      try {
        games.set(key, readStored(row));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        aside.push(asideOf(key, row, error));
      }
    for (const [id, { game }] of this.#fleeting) games.set(id, game);
    return { games: [...games.values()].sort((one, other) => other.changedAt - one.changedAt), aside };
  }

  /** Null if there is no such game; refused as `Unreadable` if it can't be read. */
  async get(id: string): Promise<StoredGame | null> {
    const fleeting = this.#fleeting.get(id);
    if (fleeting) return fleeting.game;
    const row = await this.#try((database) => database.get('games', id));
    return row === undefined || row === null ? null : readStored(row);
  }

  async has(id: string): Promise<boolean> {
    return this.#fleeting.has(id) || typeof (await this.#try((database) => database.getKey('games', id))) === 'string';
  }

  /** A new game; where one of that id is here already, that one stays. */
  async add(game: StoredGame): Promise<void> {
    const isKept = await this.#write(async (rows) => {
      if ((await rows.getKey(game.id)) === undefined) await rows.put(game, game.id);
      return true;
    });
    if (!isKept) this.#fleeting.set(game.id, { game, kept: null });
    this.#announce(game.id);
  }

  /**
   * The next state of a game, if nobody has kept another one meanwhile: checked and written in one transaction. One that
   * went on in memory stays there where it would be written over what another tab has played.
   */
  async keep(game: StoredGame): Promise<Kept> {
    const fleeting = this.#fleeting.get(game.id);
    const before = game.revision - 1;
    if (fleeting && fleeting.game.revision !== before) return 'stale';
    const last = fleeting ? fleeting.kept : before;
    const kept = await this.#write(async (rows): Promise<Kept> => {
      const row = await rows.get(game.id);
      const isNext = row === undefined ? last === null : revisionOf(row) === last;
      if (!isNext) return row === undefined ? 'gone' : 'stale';
      await rows.put(game, game.id);
      return 'kept';
    });
    if (kept === 'kept') this.#fleeting.delete(game.id);
    else if (kept === null || fleeting) this.#fleeting.set(game.id, { game, kept: last });
    else return kept;
    this.#announce(game.id);
    return 'kept';
  }

  async delete(id: string): Promise<void> {
    this.#fleeting.delete(id);
    await this.#try((database) => database.delete('games', id));
    this.#announce(id);
  }

  /** One transaction: all of it is on the disk, or nothing. */
  #write<Found>(change: (rows: Rows) => Promise<Found>): Promise<Found | null> {
    return this.#try(async (database) => {
      const work = database.transaction('games', 'readwrite', { durability: 'strict' });
      const [found] = await Promise.all([change(work.store), work.done]);
      return found;
    });
  }

  /** Null if the browser refuses: a private window, a full disk, storage that is switched off. */
  async #try<Found>(ask: (database: IDBPDatabase<Layout>) => Promise<Found>, isAgain = false): Promise<Found | null> {
    let database;
    try {
      database = await this.#open();
    } catch {
      return null;
    }
    try {
      return await ask(database);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name === 'DataCloneError') throw error;
      // The browser has closed the connection, as some do with a page in the background.
      if (error.name !== 'InvalidStateError' || isAgain) return null;
      this.#database = null;
      return this.#try(ask, true);
    }
  }

  #open(): Promise<IDBPDatabase<Layout>> {
    this.#database ??= this.#connect();
    return this.#database;
  }

  async #connect(): Promise<IDBPDatabase<Layout>> {
    const forget = (): void => void (this.#database = null);
    try {
      const database = await openDB<Layout>(NAME, VERSION, {
        upgrade: (fresh) => void fresh.createObjectStore('games'),
        // A newer version of the page, in another tab, must not wait for this one.
        blocking: () => {
          forget();
          database.close();
        },
        terminated: forget,
      });
      return database;
    } catch (error) {
      // The next game may be luckier.
      forget();
      throw error;
    }
  }

  #announce(id: string): void {
    const change: Change = { id };
    this.#channel?.postMessage(change);
    this.#tell(change);
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** A row that can't be read has no revision, so nothing is written over it. */
const revisionOf = (row: unknown): number | null =>
  typeof row === 'object' && row !== null && 'revision' in row && typeof row.revision === 'number'
    ? row.revision
    : null;
