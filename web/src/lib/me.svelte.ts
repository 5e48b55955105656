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
  const wanted = name.trim();
  const guest = wanted ? await server.beGuest(wanted) : await beAnyGuest();
  setMe(guest);
  return guest;
}

/** Nobody asked for a certain name, so one that an account has is no reason to stop. */
async function beAnyGuest(): Promise<server.Me> {
  const number = Math.ceil(Math.random() * 9999);
  for (const name of [settings.name, t('guest')].filter((one) => one))
    try {
      return await server.beGuest(name);
    } catch (error) {
      if (!server.isRefusal(error, 'name_taken')) throw error;
    }
  return server.beGuest(`${t('guest')} ${number}`);
}
