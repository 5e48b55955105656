/** A table that plays by a script: a fixed deal, and what the others do. Whoever wants to keep it is told what is played. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import type { EditionName } from 'worldsfair-engine/facts.ts';
import { Position, type Players } from 'worldsfair-engine/position.ts';
import { previewTurn } from 'worldsfair-engine/preview.ts';
import { isRefusal } from '../lib/refusal';
import { freshGame, openTable } from './local/seating';
import { LocalSource, type Ground } from './local/source.svelte';
import type { Change, Kept } from './local/store';
import { readStored, Unreadable, type StoredEntry, type StoredGame } from './local/stored';
import { LocalTable, type AskedOfBot } from './local/table';
import type { SeatWish, TableOptions } from './source';

export interface Script {
  /** Of the shuffle, in hex: what is dealt follows from it. */
  readonly seed: string;
  readonly seats: readonly SeatWish[];
  readonly options: TableOptions;
  /** By the number of finished turns before it: a bot's turn. */
  readonly turns: ReadonlyMap<number, readonly string[]>;
  /** The log of an earlier visit, to go on from; what is no log of this deal is left aside. */
  readonly played?: unknown;
  /** The log, each time that it grows. */
  readonly onplayed?: (log: readonly StoredEntry[]) => void;
}

/** Where the script has no turn, or one that the reader's own turns have made impossible, the bot decides by itself. */
export async function scriptedSource(
  script: Script,
  name: string,
  ground: Pick<Ground, 'engine' | 'choose'>,
): Promise<LocalSource> {
  const engine = await ground.engine();
  const written = (asked: AskedOfBot): readonly string[] | null => {
    const box = engine.box(asked.edition as EditionName, asked.players as Players);
    const position = Position.from(box, asked.state);
    try {
      const moves = script.turns.get(position.turn);
      return moves && previewTurn(position, moves).is_complete ? moves : null;
    } catch {
      return null;
    } finally {
      position.free();
    }
  };
  const fresh = { ...freshGame(), seed: script.seed };
  const begun = LocalTable.begin(engine, openTable(script.seats, script.options, name, fresh), fresh.now);
  const table = goneOn(engine, begun, script.played);
  return new LocalSource(fresh.id, name, {
    engine: ground.engine,
    store: new OneGame(table.stored, script.onplayed),
    // Most of what they do is written down.
    prepare: () => undefined,
    choose: async (asked, cancel) => written(asked) ?? ground.choose(asked, cancel),
  });
}

/** After the log of an earlier visit, played again; at the beginning, if it can't be. */
function goneOn(engine: Engine, begun: LocalTable, played: unknown): LocalTable {
  if (played === undefined) return begun;
  try {
    return LocalTable.open(engine, readStored({ ...begun.stored, entries: played }));
  } catch (error) {
    if (error instanceof Unreadable || isRefusal(error, 'unreadable_game')) return begun;
    throw error;
  }
}

/** As long as the page is open. */
class OneGame {
  #game: StoredGame | null;
  readonly #onplayed: Script['onplayed'];

  constructor(game: StoredGame, onplayed: Script['onplayed']) {
    this.#game = game;
    this.#onplayed = onplayed;
  }

  /** It was never meant to last, so nobody is warned. */
  isLasting(): boolean {
    return true;
  }

  listen(_: (change: Change) => void): () => void {
    return () => undefined;
  }

  async get(id: string): Promise<StoredGame | null> {
    return this.#game?.id === id ? this.#game : null;
  }

  async has(id: string): Promise<boolean> {
    return this.#game?.id === id;
  }

  /** What follows from it is another page's. */
  async add(): Promise<void> {}

  async keep(game: StoredGame): Promise<Kept> {
    if (!this.#game) return 'gone';
    if (this.#game.revision !== game.revision - 1) return 'stale';
    this.#game = game;
    this.#onplayed?.(game.entries);
    return 'kept';
  }

  async delete(): Promise<void> {
    this.#game = null;
  }
}
