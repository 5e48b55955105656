/** Days and hours as the reader writes them: in the language of the page, and in their country's way of it. */
import { language } from './words.svelte';

const tag = (): string => navigator.languages.find((one) => one.startsWith(language())) ?? language();

const formatted = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag(), how).format(new Date(at * 1000));

export const timeOfDay = (at: number): string => formatted(at, { hour: '2-digit', minute: '2-digit' });
export const dayAndTime = (at: number): string => formatted(at, { dateStyle: 'medium', timeStyle: 'short' });
