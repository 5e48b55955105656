/** What a screen reader is told: the last event, said once. */

let said = $state('');

export const announcement = (): string => said;

export function announce(text: string): void {
  // The same sentence twice in a row would not be read again.
  said = text === said ? `${text}\u00a0` : text;
}
