/** The one door for words: `t(key, params)` in the language of the moment. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../game/types';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES = '../../../src/worldsfair/locales';
const files = import.meta.glob<string>(
  ['../../../src/worldsfair/locales/**/*.ftl', '!../../../src/worldsfair/locales/terminal/*'],
  { query: '?raw', import: 'default' },
);

/** Words that only some pages need, fetched when the first of them is opened. */
export type Room = 'cards' | 'gallery' | 'rules' | 'tutorial';

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first language of the browser's list that we speak. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

let bundle = $state.raw(new FluentBundle('en'));

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The rooms whose words are spoken, too. */
const rooms = new Set<Room>();
/** How often a language or a room was chosen. */
let choices = 0;

/** Without a network, the words that are there will do. */
const load = async (path: string): Promise<string | null> => (await files[path]?.().catch(() => null)) ?? null;

/** Fetch a language and speak it from now on; of several choices in a row the last one counts. */
export async function speak(language: Language): Promise<void> {
  const mine = ++choices;
  const paths = [`${LOCALES}/${language}.ftl`, ...[...rooms].map((room) => `${LOCALES}/${room}/${language}.ftl`)];
  const [source, ...more] = await Promise.all(paths.map(load));
  if (!source || mine !== choices) return;
  bundle = bundleOf(language, source, ...more.filter((one) => one !== null));
  document.documentElement.lang = language;
}

/** Speak the words of a room as well, from now on and in every language. */
export async function alsoSpeak(room: Room): Promise<void> {
  if (rooms.has(room)) return;
  rooms.add(room);
  const here = language();
  if (isLanguage(here)) await speak(here);
}

export const language = (): string => bundle.locales[0] ?? 'en';

export const t: Translate = (key, params) => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, params) : key;
};

/** What a message says besides: `attribute('card-ticket-1', 'story')`; nothing, if it does not. */
export function attribute(key: string, name: string, params?: Record<string, string | number>): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, params) : '';
}

/** `Ada, Bea and Cy` as the language joins it. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
