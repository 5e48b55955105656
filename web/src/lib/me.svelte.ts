/** Who the reader is to the server: nobody yet, a guest, or an account. */
import * as server from './server';
import { keep, settings } from './settings.svelte';
import { t } from './words.svelte';

let current: server.Me | null = $state.raw(null);
let isKnown = $state(false);

export const me = (): server.Me | null => current;
/** Whether the server has been asked. */
export const hasAsked = (): boolean => isKnown;

export async function findMe(): Promise<void> {
  current = await server.whoAmI();
  isKnown = true;
}

export function setMe(found: server.Me | null): void {
  current = found;
  if (found) {
    settings.name = found.name;
    keep();
  }
}

/** Be somebody before sitting down: the same guest as before, or a new one. */
export async function beSomebody(name = ''): Promise<server.Me> {
  if (!isKnown) await findMe();
  if (current) return current;
  const guest = await server.beGuest(name.trim() || settings.name || t('guest'));
  setMe(guest);
  return guest;
}
