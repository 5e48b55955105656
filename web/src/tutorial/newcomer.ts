/** Whether somebody has played on this device before. */
import { games } from '../tables/local/games';

/** Another game than this one has gone further than its first turns. */
export async function hasPlayedHere(thisOne: string): Promise<boolean> {
  const { games: all } = await games.list();
  return all.some(({ id, turn, status }) => id !== thisOne && status !== 'imported' && turn > 0);
}
