/** Tables of this device as pages open them: one that is there, a new one, or one from a record. */
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { SeatWish, TableOptions } from '../source';
import { choose, engine } from './engine';
import { askToPersist, games } from './games';
import { importGame } from './imports';
import { freshGame, openTable } from './seating';
import { LocalSource } from './source.svelte';
import { LocalTable } from './table';

/** How the reader is called where no other name is given. */
const nameOfReader = (): string => settings.name || t('guest');

export const localSource = (id: string): LocalSource =>
  new LocalSource(id, nameOfReader(), { store: games, engine, choose });

/** Have at hand what a first turn needs. */
export async function warmUp(): Promise<void> {
  await Promise.all([engine(), games.list()]);
}

/** A new game, begun; gives its id. */
export async function beginGame(seats: readonly SeatWish[], options: TableOptions): Promise<string> {
  const fresh = freshGame();
  const table = LocalTable.begin(await engine(), openTable(seats, options, nameOfReader(), fresh), fresh.now);
  await games.add(table.stored);
  void askToPersist();
  return table.stored.id;
}

/** A game from elsewhere to look at, verified; gives its id. */
export async function keepRecord(text: string): Promise<string> {
  const game = importGame(await engine(), text, Date.now() / 1000);
  await games.add(game);
  return game.id;
}
