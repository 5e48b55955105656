/** Every word in every language: no key is missing, unused, malformed or without its plurals. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const LANGUAGES = ['en', 'de', 'fr', 'pl'];
const locales = join(import.meta.dirname, '../../src/worldsfair/locales');
/** The catalogue that is always there and those of single rooms, one after the other; what only the terminal says is
 * none of the client's. */
const sourceOf = (language: string): string =>
  readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])(\w+)\.ftl$/.exec(name)?.[2] === language && !/^terminal[/\\]/.test(name))
    // By room: with the language in the name, each would have an order of its own.
    .sort((one, other) => dirname(one).localeCompare(dirname(other)))
    .map((name) => readFileSync(join(locales, name), 'utf8'))
    .join('\n');
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

/** What the client asks for: whole keys, and the beginnings of those put together from parts. */
function asked(): { keys: Set<string>; patterns: RegExp[] } {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  const roots = ['../src', '../site'].map((folder) => join(import.meta.dirname, folder));
  const names = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  for (const name of names) {
    if (!/\.(ts|svelte)$/.test(name)) continue;
    const text = readFileSync(name, 'utf8');
    for (const found of text.matchAll(/\bt\(\s*'([^']+)'/g)) keys.add(found[1] ?? '');
    for (const found of text.matchAll(/\bt\(\s*`([^`]+)`/g))
      patterns.push(new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]*\}+/g, '[\\w]+')}$`));
  }
  return { keys, patterns };
}

describe.each(LANGUAGES)('%s', (language) => {
  const source = sourceOf(language);
  const keys = keysOf(source);
  const { keys: wanted, patterns } = asked();

  it('has the keys of English, each once and in the same order', () => {
    expect(keys).toEqual(keysOf(sourceOf('en')));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has no key that nobody asks for', () => {
    const isAsked = (key: string): boolean => wanted.has(key) || patterns.some((pattern) => pattern.test(key));
    expect(keys.filter((key) => !isAsked(key))).toEqual([]);
  });

  it('has every key that is asked for', () => {
    const missing = [...wanted].filter((key) => !keys.includes(key));
    expect(missing).toEqual([]);
  });

  it('can be read without an error', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const key of keys) {
      const errors: Error[] = [];
      const message = bundle.getMessage(key);
      const params = Object.fromEntries([...source.matchAll(/\$(\w+)/g)].map((found) => [found[1] ?? '', 2]));
      if (message?.value) bundle.formatPattern(message.value, params, errors);
      expect(errors, key).toEqual([]);
      expect(message?.value, key).toBeTruthy();
    }
  });

  it('uses the same parameters as English in every message', () => {
    expect(parametersByKey(source)).toEqual(parametersByKey(sourceOf('en')));
  });

  it('counts as its language does', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const few = categories.includes('few');
    // Whoever says [one] of a count says [few] too, where the language has it; a choice between
    // one winner and several is no count.
    const broken = messages(source)
      .filter(([key, text]) => key !== 'winners' && text.includes('[one]') && few && !text.includes('[few]'))
      .map(([key]) => key);
    expect(broken).toEqual([]);
  });

  it.each([0, 1, 2, 5, 22, 23])('says %i where that is the number', (number) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    // A message that shows no digit of another number leaves it to what stands beside it, or is no count; a variant
    // for this very number, or for one thing alone, may be spelled out.
    const saysAnother = counting(source).filter(([key, text]) => {
      const told = (given: number): string => {
        const params = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((found) => [found[1] ?? '', given]));
        return bundle.formatPattern(bundle.getMessage(key)?.value ?? '', params, []);
      };
      const isSpelledOut = text.includes(`[${number}]`) || number === 1;
      return told(100).includes('100') && !isSpelledOut && !new RegExp(`(^|\\D)${number}(\\D|$)`).test(told(number));
    });
    expect(saysAnother.map(([key]) => key)).toEqual([]);
  });
});

describe('what is counted', () => {
  it.each([
    ['pl', 'supporters', ['0 Pracowników', '1 Pracownik', '2 Pracowników', '5 Pracowników', '22 Pracowników']],
    ['pl', 'comes-home', ['nikt nie wraca', 'wraca 1 Pracownik', 'wraca 2 Pracowników', 'wraca 5 Pracowników']],
    ['pl', 'gain-tickets', ['brak Biletów', '1 Bilet', '2 Bilety', '5 Biletów', '22 Bilety', '23 Bilety']],
    ['pl', 'points', ['punktów', 'punkt', 'punkty', 'punktów', 'punkty', 'punkty']],
    ['fr', 'gain-tickets', ['aucun Ticket', '1 Ticket', '2 Tickets', '5 Tickets', '22 Tickets']],
    ['de', 'gain-tickets', ['keine Tickets', '1 Ticket', '2 Tickets', '5 Tickets', '22 Tickets', '23 Tickets']],
    ['en', 'score', ['0 points', '1 point', '2 points', '5 points', '22 points', '23 points']],
  ])('%s: %s', (language, key, expected) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(sourceOf(language)));
    const message = bundle.getMessage(key)?.value ?? '';
    const told = [0, 1, 2, 5, 22, 23].map((n) =>
      bundle.formatPattern(message, { name: 'Ada', count: n, points: n, tickets: n }),
    );
    for (const [i, words] of expected.entries()) expect(told[i]).toMatch(new RegExp(`(^|: )${words}($| )`));
  });
});

it('keeps the signs of French together with the word before them', () => {
  const loose = messages(sourceOf('fr')).filter(([, text]) => / [:;?!»]|« /.test(text));
  expect(loose.map(([key]) => key)).toEqual([]);
});

/** The messages with a choice by number. */
const counting = (source: string): [string, string][] => messages(source).filter(([, text]) => text.includes('[one]'));

function messages(source: string): [string, string][] {
  return source
    .split(/^(?=[a-z][\w-]* =)/m)
    .filter((part) => /^[a-z][\w-]* =/.test(part))
    .map((part) => [part.slice(0, part.indexOf(' =')), part.replace(/^#.*$/gm, '')]);
}

const parametersByKey = (source: string): Record<string, string[]> =>
  Object.fromEntries(
    messages(source).map(([key, text]) => [
      key,
      [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))].sort(),
    ]),
  );

/** All that is fetched without waiting for the words of a room. */
function withoutWordsOf(room: string): string[] {
  const src = join(import.meta.dirname, '../src');
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(join(src, name), 'utf8')
      .replace(/^ *import type .*$/gm, '')
      .replace(new RegExp(`withWords\\(\\s*'${room}',[^)]*\\)`, 'g'), '');
    for (const [, path = ''] of text.matchAll(/(?:\bfrom |\bimport\()'(\.[^']*)'/g)) {
      const found = ['', '.ts']
        .map((end) => join(dirname(name), path + end))
        .find((file) => existsSync(join(src, file)));
      if (found && /\.(ts|svelte)$/.test(found)) visit(found);
    }
  };
  visit('main.ts');
  return [...seen].map((name) => readFileSync(join(src, name), 'utf8'));
}

it.each(['later', 'pages'])('lets nobody ask for the words of %s who does not wait for them', (room) => {
  const others = withoutWordsOf(room);
  const keys = keysOf(readFileSync(join(locales, room, 'en.ftl'), 'utf8'));
  const isAskedIn = (key: string) => (text: string) => new RegExp(`\\bt\\(\\s*'${key}'`).test(text);
  expect(others.length).toBeGreaterThan(50);
  expect(keys.filter((key) => others.some(isAskedIn(key)))).toEqual([]);
});

/** What a page is never told: these come by the command line, to the operator's own questions, or to bots. */
const NOT_FOR_PLAYERS = [
  ...['cannot_serve', 'not_working', 'too_many_sockets', 'unknown_person'],
  ...['bots_only', 'not_invited'],
];

describe('what the server refuses', () => {
  const errors = readFileSync(join(import.meta.dirname, '../../src/worldsfair/server/errors.py'), 'utf8');
  const codes = [...errors.matchAll(/^ {4}code = "(\w+)"/gm)].map((found) => found[1] ?? '');

  it.each(codes.filter((code) => !NOT_FOR_PLAYERS.includes(code)))('%s has a sentence', (code) => {
    expect(keysOf(sourceOf('en'))).toContain(`problem-${code}`);
  });
});

/** When each language's words come, or a room's; they come at once, if nothing is said. */
const onTheWay: Partial<Record<string, Promise<void>>> = {};
vi.mock('../../src/worldsfair/locales/de.ftl?raw', async () => (await onTheWay['de'], { default: 'fair = Deutsch' }));
vi.mock('../../src/worldsfair/locales/fr.ftl?raw', async () => (await onTheWay['fr'], { default: 'fair = Français' }));
vi.mock('../../src/worldsfair/locales/pl.ftl?raw', async () => (await onTheWay['pl'], { default: 'fair = Polski' }));
vi.mock(
  '../../src/worldsfair/locales/pages/pl.ftl?raw',
  async () => (await onTheWay['pages/pl'], { default: 'learn-title = Jak grać' }),
);
vi.mock(
  '../../src/worldsfair/locales/pages/de.ftl?raw',
  async () => (await onTheWay['pages/de'], { default: 'learn-title = Anleitung' }),
);

describe('the words of a room', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: {} });
  });

  it('are fetched when they are wanted, and follow the language', async () => {
    const { alsoSpeak, speak, t } = await import('../src/lib/words.svelte');
    const { cardStory, cardTitle } = await import('../src/lib/card_words');
    await speak('en');
    expect(cardTitle('ticket-1')).toBe('card-ticket-1');
    await alsoSpeak('cards');
    const english = cardTitle('ticket-1');
    expect(english).not.toBe('card-ticket-1');
    expect(cardStory('palmer-2').length).toBeGreaterThan(40);
    await speak('de');
    expect([t('fair'), cardTitle('ticket-1') === english]).toEqual(['Deutsch', false]);
  });

  it('are waited for by all who ask, also while they or another language are on their way', async () => {
    const { alsoSpeak, speak, t } = await import('../src/lib/words.svelte');
    let arrive = (): void => undefined;
    onTheWay['pages/pl'] = new Promise((done) => (arrive = done));
    const heard: string[] = [];
    await speak('en');
    const polish = speak('pl');
    const both = [1, 2].map(() => alsoSpeak('pages').then(() => heard.push(t('learn-title'))));
    await Promise.race([both[1], polish, new Promise((done) => setTimeout(done))]);
    arrive();
    await Promise.all(both);
    expect(heard).toEqual(['Jak grać', 'Jak grać']);
  });

  it('are asked for again, if they could not be fetched', async () => {
    const { alsoSpeak, language, speak, t } = await import('../src/lib/words.svelte');
    await speak('de');
    onTheWay['pages/de'] = Promise.reject(new Error('no network'));
    expect([await alsoSpeak('pages'), language(), t('fair')]).toEqual([false, 'de', 'Deutsch']);
    delete onTheWay['pages/de'];
    expect([await alsoSpeak('pages'), t('learn-title')]).toEqual([true, 'Anleitung']);
  });
});

describe('choosing a language', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: {} });
    for (const language of LANGUAGES) delete onTheWay[language];
  });

  it('ends with the one chosen last, however long the others take', async () => {
    const { language, speak, t } = await import('../src/lib/words.svelte');
    let arrive = (): void => undefined;
    onTheWay['pl'] = new Promise((done) => (arrive = done));
    const polish = speak('pl');
    await speak('de');
    arrive();
    await polish;
    expect([language(), t('fair'), document.documentElement.lang]).toEqual(['de', 'Deutsch', 'de']);
  });

  it('keeps the words that there are, when others can’t be fetched', async () => {
    const { language, speak, t } = await import('../src/lib/words.svelte');
    await speak('de');
    onTheWay['fr'] = Promise.reject(new Error('no network'));
    await speak('fr');
    expect([language(), t('fair')]).toEqual(['de', 'Deutsch']);
  });
});
