/** What a screen reader is told: the last event, said once. */
import { untrack } from 'svelte';

let said = $state('');

export const announcement = (): string => said;

/** Whoever announces from an effect must not run again because of it. */
export function announce(text: string): void {
  // The same sentence twice in a row would not be read again.
  said = text === untrack(() => said) ? `${text}\u00a0` : text;
}
