/** What the page says in a language, to find things by their names. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = (key: string, params?: Record<string, string | number>) => string;

const locales = join(import.meta.dirname, '../../../src/worldsfair/locales');

/** With the words of these rooms, too; those of the pages and the table are always there. */
export function wordsOf(language: Language, ...rooms: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of ['.', 'pages', 'later', ...rooms])
    bundle.addResource(new FluentResource(readFileSync(join(locales, folder, `${language}.ftl`), 'utf8')));
  return (key, params) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(value, params);
  };
}

export const english = wordsOf('en');
