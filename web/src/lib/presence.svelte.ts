/** Whether a server is behind this page: without one, what needs it steps back with a kind word. */
import { isServerless, serverNamed } from './http';
import { findMe } from './me.svelte';
import { Refusal } from './refusal';
import type { Route } from './route.svelte';

export type Presence =
  | 'asking'
  | 'here'
  /** These are only files, and nobody to ask. */
  | 'none'
  /** There is one, and it can't be reached. */
  | 'offline';

let found: Presence = $state(isServerless ? 'none' : 'asking');

export const presence = (): Presence => found;

/** A server elsewhere that whoever put the files up has named: it shows its tables itself. */
export const elsewhere: URL | null = serverNamed;

/** Ask the server who the reader is; gives whether it is here. */
export async function meetServer(): Promise<boolean> {
  if (found === 'none') return false;
  try {
    await findMe();
    found = 'here';
  } catch (error) {
    found = presenceAfter(error);
    if (found === 'here') throw error;
  }
  return found === 'here';
}

/** Some hosts answer everything with a page of theirs, or say in one that there is nothing. */
function presenceAfter(error: unknown): Presence {
  if (!(error instanceof Refusal)) return 'none';
  if (error.code === 'unreachable') return 'offline';
  return error.code === 'internal' && !error.message ? 'none' : 'here';
}

/** What only a server gives. */
const PAGES_OF_SERVERS: readonly Route['page'][] = ['account', 'join', 'new', 'replay', 'table'];

export const needsServer = ({ page }: Route): boolean => PAGES_OF_SERVERS.includes(page);
