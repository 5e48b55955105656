/** Where a table is, by its id: the one place that knows which source an id belongs to. */
import { findMe, hasAsked, me } from '../lib/me.svelte';
import { RecordedSource } from './recorded';
import { ServerSource } from './server.svelte';
import type { TableSource } from './source';

/** The table of an id. `onsignedout`: the reader may be somebody else by now. */
export async function sourceOf(id: string, onsignedout: () => Promise<void>): Promise<TableSource> {
  if (!hasAsked()) await findMe();
  return new ServerSource(id, me(), onsignedout);
}

/** The same table to look back on. */
export async function recordingOf(id: string): Promise<TableSource> {
  return new RecordedSource(id, await sourceOf(id, () => Promise.resolve()));
}
