/** Tables of this device as pages open them: one that is there, a new one, or one from a record. */
import { startOf } from '../../lib/files';
import { findMatch } from '../../lib/match.svelte';
import { Refusal } from '../../lib/refusal';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { SeatWish, TableOptions } from '../source';
import { choose, engine, prepare } from './engine';
import { askToPersist, games } from './games';
import { importGame } from './imports';
import { freshGame, openTable } from './seating';
import { LocalSource } from './source.svelte';
import { LocalTable } from './table';

/** How the reader is called where no other name is given. */
const nameOfReader = (): string => settings.name || t('guest');

export const localSource = (id: string): LocalSource =>
  new LocalSource(id, nameOfReader(), { store: games, engine, prepare, choose, match: findMatch });

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

/** The same for a record that lies at an address, here or wherever that is allowed; relative ones are the page's. */
export async function keepLinkedRecord(address: string): Promise<string> {
  return keepRecord(await fetchText(address));
}

async function fetchText(address: string): Promise<string> {
  const unreachable = new Refusal('record_unreachable', `There is no record at ${address}.`);
  if (!URL.canParse(address, document.baseURI)) throw unreachable;
  const url = new URL(address, document.baseURI);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw unreachable;
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => null);
  if (!answer?.ok || !answer.body) throw unreachable;
  return startOf(answer.body);
}
