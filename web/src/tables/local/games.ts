/** The games of this device: the one store of this tab. */
import { GameStore } from './store';

export const games = new GameStore();

const KEY = 'worldsfair-asked-to-persist';

/** Ask the browser once, when there is something to lose, not to throw the games away when it needs room. */
export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, 'asked');
    await navigator.storage.persist();
  } catch {
    // It keeps them as long as it likes.
  }
}
