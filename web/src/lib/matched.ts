/** The tables of this device whose opponents were picked to fit: whom, and from how many games. */
import { isBotLevel, type Level } from './bots';
import type { Match } from './results';

const KEY = 'worldsfair-matched';
const MOST_KEPT = 50;

export interface Matched {
  readonly table: string;
  readonly level: Level;
  readonly games: number;
}

const isMatched = (found: unknown): found is Matched =>
  typeof found === 'object' &&
  found !== null &&
  'table' in found &&
  typeof found.table === 'string' &&
  'level' in found &&
  typeof found.level === 'string' &&
  isBotLevel(found.level) &&
  'games' in found &&
  typeof found.games === 'number';

/** Those of this page, also where the browser keeps nothing. */
const fresh = new Map<string, Matched>();

function kept(): Matched[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMatched) : [];
  } catch {
    return [];
  }
}

export function noteMatched(table: string, { level, games }: Match): void {
  const matched = { table, level, games };
  fresh.set(table, matched);
  keep([...others(table), matched]);
}

/** Somebody has chosen after all. */
export function dropMatched(table: string): void {
  fresh.delete(table);
  if (matchedAt(table)) keep(others(table));
}

const others = (table: string): Matched[] => kept().filter((one) => one.table !== table);

function keep(all: readonly Matched[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST_KEPT)));
  } catch {
    // It is told as long as the page is open.
  }
}

/** Null where somebody has chosen the opponents. */
export const matchedAt = (table: string): Matched | null =>
  fresh.get(table) ?? kept().find((one) => one.table === table) ?? null;
