/** The one door for words: `t(key, params)` in the language of the moment. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../game/types';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../../src/worldsfair/locales/*.ftl', { query: '?raw', import: 'default' });

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first language of the browser's list that we speak. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

let bundle = $state.raw(new FluentBundle('en'));

export function bundleOf(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** How often a language was chosen. */
let choices = 0;

/** Fetch a language and speak it from now on; of several choices in a row the last one counts. */
export async function speak(language: Language): Promise<void> {
  const mine = ++choices;
  const load = files[`../../../src/worldsfair/locales/${language}.ftl`];
  // Without a network, the words that are there will do.
  const source = await load?.().catch(() => null);
  if (!source || mine !== choices) return;
  bundle = bundleOf(language, source);
  document.documentElement.lang = language;
}

export const language = (): string => bundle.locales[0] ?? 'en';

export const t: Translate = (key, params) => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, params) : key;
};

/** `Ada, Bea and Cy` as the language joins it. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
