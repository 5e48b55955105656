/** What the page says before any script of it runs: from the same catalogues as everything else. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Words = (key: string, given?: Record<string, string>) => string;

export function wordsOf(web: string, language: (typeof LANGUAGES)[number]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(join(web, `../src/worldsfair/locales/${language}.ftl`), 'utf8');
  bundle.addResource(new FluentResource(source));
  return (key, given) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(value, given ?? null);
  };
}
