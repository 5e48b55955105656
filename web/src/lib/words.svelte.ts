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

/** Words that only some pages or parts need, fetched when the first of them is shown (see `withWords`). */
export type Room = 'cards' | 'gallery' | 'later' | 'pages' | 'rules' | 'tutorial';

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
/** The language that was chosen last: its words may still be on their way. */
let wanted: Language | null = null;
/** How often a language or a room was chosen, and when the last choice is spoken. */
let choices = 0;
let spoken: Promise<boolean> = Promise.resolve(true);

/** Without a network, the words that are there will do. */
const load = async (path: string): Promise<string | null> => (await files[path]?.().catch(() => null)) ?? null;

/** Fetch a language and speak it from now on; of several choices in a row the last one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (!(await choose(language)) && wanted === language) wanted = preferred(bundle.locales);
}

/** Speak the words of a room as well, from now on and in every language; whether they are there. */
export async function alsoSpeak(room: Room): Promise<boolean> {
  if (rooms.has(room) || !wanted) {
    rooms.add(room);
    return spoken;
  }
  rooms.add(room);
  if (await choose(wanted)) return true;
  // The next one who asks for it tries again.
  rooms.delete(room);
  return false;
}

/** What says the words of a room, fetched together with them. */
export async function withWords<Fetched>(room: Room, fetching: Promise<Fetched>): Promise<Fetched> {
  const [fetched, isSpoken] = await Promise.all([fetching, alsoSpeak(room)]);
  if (!isSpoken) throw new Error(`the words of ${room} can’t be fetched`);
  return fetched;
}

const choose = (language: Language): Promise<boolean> => (spoken = fetchWords(language, ++choices));

/** All words of a language or none: half of them would show the keys of the others. */
async function fetchWords(language: Language, choice: number): Promise<boolean> {
  const paths = [`${LOCALES}/${language}.ftl`, ...[...rooms].map((room) => `${LOCALES}/${room}/${language}.ftl`)];
  const sources = await Promise.all(paths.map(load));
  if (choice !== choices) return spoken;
  const there = sources.filter((source) => source !== null);
  if (there.length < paths.length) return false;
  bundle = bundleOf(language, ...there);
  document.documentElement.lang = language;
  return true;
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
