/** Who the reader is to the server: nobody yet, a guest, or an account. */
import * as server from './server';
import { keep, settings } from './settings.svelte';
import { t } from './words.svelte';

let current: server.Me | null = $state.raw(null);
let isKnown = $state(false);

export const me = (): server.Me | null => current;
/** Whether the server has been asked. */
export const hasAsked = (): boolean => isKnown;

/** Questions and changes are numbered; what is known is the answer to this one. */
let last = 0;
let known = 0;

export async function findMe(): Promise<void> {
  const mine = ++last;
  learn(await server.whoAmI(), mine);
}

/** An answer that was asked for before what is known comes too late. */
function learn(found: server.Me | null, number: number): void {
  if (number < known) return;
  known = number;
  current = found;
  isKnown = true;
}

export function setMe(found: server.Me | null): void {
  learn(found, ++last);
  if (found) {
    settings.name = found.name;
    keep();
  }
}

/** Be somebody before sitting down: the same guest as before, or a new one. */
export function beSomebody(name = ''): Promise<server.Me> {
  becoming ??= become(name).finally(() => (becoming = null));
  return becoming;
}

/** Two guests at once would be one too many: the second would take the first one's seat away. */
let becoming: Promise<server.Me> | null = null;

async function become(name: string): Promise<server.Me> {
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
