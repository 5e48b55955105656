/** What a screen reader is told: events one after the other, and what pointing would lead to. */
import { untrack } from 'svelte';

export interface Said {
  number: number;
  text: string;
}

/** Older ones have been read out. */
const KEPT = 8;

let events = $state.raw<Said[]>([]);
let hinted = $state('');
let count = 0;

export const announcements = (): readonly Said[] => events;
export const hintSpoken = (): string => hinted;

/** Something happened. It is added to what was said, so that quick events don't silence each other. */
export function announce(text: string): void {
  if (!text) return;
  // Whoever announces from an effect must not run again because of it.
  untrack(() => (events = [...events, { number: count++, text }].slice(-KEPT)));
}

/** What would follow; only the last one matters. */
export function hint(text: string): void {
  hinted = text;
}
