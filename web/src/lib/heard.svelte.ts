/** How far the chat of each table was read, kept in this browser; and what of it is new. */
import { isMuted } from './muting.svelte';
import type { ChatLine } from '../tables/source';

const KEY = 'worldsfair-heard';
const MOST_KEPT = 100;

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';

let heard = $state.raw(kept());

const heardAt = (table: string): number => heard.find(([id]) => id === table)?.[1] ?? 0;

/** The lines of a table up to a number were read; those read last are remembered. */
export function hear(table: string, number: number): void {
  if (number <= heardAt(table)) return;
  // Another window may have read elsewhere meanwhile.
  const others = kept().filter(([id]) => id !== table);
  heard = [...others, [table, number] as [string, number]].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    // A browser that keeps nothing knows it until the page is closed.
  }
}

/** How many lines of others are new; what was deleted or comes from somebody muted does not count. */
export const countUnread = (table: string, lines: readonly ChatLine[], person: string | null): number =>
  lines.filter(
    (line) => line.number > heardAt(table) && line.text && !isMuted(line.person) && !(person && line.person === person),
  ).length;
