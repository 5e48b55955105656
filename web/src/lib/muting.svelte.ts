/** Whom the reader does not want to hear in chats; kept in this browser, by person. */
import type { ChatLine } from '../tables/source';

const KEY = 'worldsfair-muted';
const MOST_KEPT = 500;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let muted = $state.raw(kept());

export const isMuted = (person: string | null): boolean => person !== null && muted.includes(person);

export function setMuted(person: string, isNow: boolean): void {
  const others = muted.filter((one) => one !== person);
  muted = isNow ? [...others, person].slice(-MOST_KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // A browser that keeps nothing mutes until the page is closed.
  }
}

/** What a chat shows: a line, or the lines of somebody muted that follow each other, folded away. */
export type Shown = { line: ChatLine } | { folded: [ChatLine, ...ChatLine[]] };

/** `opened`: the numbers of lines that are shown all the same. */
export function folded(lines: readonly ChatLine[], opened: ReadonlySet<number>): Shown[] {
  const shown: Shown[] = [];
  for (const line of lines) {
    const last = shown.at(-1);
    if (!isMuted(line.person) || opened.has(line.number)) shown.push({ line });
    else if (last && 'folded' in last && last.folded[0].person === line.person) last.folded.push(line);
    else shown.push({ folded: [line] });
  }
  return shown;
}
