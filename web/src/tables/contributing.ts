/** Adding this device's bytes to the shuffle of a table at a server, before anything that needs them there. */
import { isWanted, ownContribution } from '../lib/contribution';
import * as server from '../lib/server';

/** Add to the shuffle where that is wanted; gives the table as it is then. */
export async function contribute(table: server.TableInfo, person: string | null): Promise<server.TableInfo> {
  const { id, commitment } = table;
  if (!isWanted(table, person) || commitment === null) return table;
  try {
    return await server.contribute(id, ownContribution(id, commitment));
  } catch (error) {
    // The cards are settled in another way, or the game has begun: whoever asked for more will be told.
    if (server.isRefusal(error, 'nothing_to_shuffle', 'not_waiting')) return table;
    throw error;
  }
}

/** Start a table's game, once this device's bytes are in its shuffle. */
export async function start(table: server.TableInfo, person: string | null): Promise<server.TableView> {
  await contribute(table, person);
  return server.start(table.id);
}

/** Be ready, once this device's bytes are in the shuffle. */
export async function beReady(
  table: server.TableInfo,
  person: string | null,
  isReady: boolean,
): Promise<server.TableInfo> {
  if (isReady) await contribute(table, person);
  return server.setReady(table.id, isReady);
}
