/** The head of the page: what search engines, previews of links and systems read of it. */
import type { HtmlTagDescriptor } from 'vite';
import { coloursOf } from './colours';
import { LANGUAGES, wordsOf } from './words';

/** Where the page will be. */
export interface Place {
  /** Its own address, if it is known beforehand: previews of links want whole addresses. */
  address: URL | null;
  /** What the page is told of a server: see `lib/presence.svelte.ts`; null where the server itself tells it. */
  server: string | null;
}

type Attributes = Record<string, string>;

const meta = (attrs: Attributes): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
const link = (attrs: Attributes): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Where the words of each language are, as `data-en` and so on; nowhere but in a built page. */
const wordFiles = (built: readonly string[]): Attributes =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const found = built.find((name) => new RegExp(`^assets/${language}-[\\w-]+\\.js$`).test(name));
      return found ? [[`data-${language}`, `./${found}`]] : [];
    }),
  );

/** `built`: the names of all files, if they are known already. */
export function headOf(web: string, { address, server }: Place, built: readonly string[]): HtmlTagDescriptor[] {
  const t = wordsOf(web, 'en');
  const name = `${t('fair')} ${t('year')}`;
  const banner = coloursOf(web, '--banner');
  const whole = (path: string): string => (address ? new URL(path, address).href : `./${path}`);
  const preview: Attributes = {
    'og:type': 'website',
    'og:title': name,
    'og:description': t('site-description'),
    'og:image': whole('card.png'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': t('site-card'),
    ...(address ? { 'og:url': address.href } : {}),
  };
  return [
    // Before the first paint, and from a file of its own: no page may run a script that stands in it.
    { tag: 'script', attrs: { src: './before-paint.js', ...wordFiles(built) }, injectTo: 'head-prepend' },
    meta({ name: 'description', content: t('site-description') }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    meta({ name: 'theme-color', media: '(prefers-color-scheme: light)', content: banner.day }),
    meta({ name: 'theme-color', media: '(prefers-color-scheme: dark)', content: banner.night }),
    ...(server === null ? [] : [meta({ name: 'worldsfair-server', content: server })]),
    link({ rel: 'manifest', href: './manifest.webmanifest' }),
    link({ rel: 'apple-touch-icon', href: './apple-touch-icon.png' }),
    ...(address ? [link({ rel: 'canonical', href: address.href })] : []),
    ...Object.entries(preview).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    { tag: 'noscript', children: withoutScript(web), injectTo: 'body' },
  ];
}

/** One sentence in every language. */
function withoutScript(web: string): HtmlTagDescriptor[] {
  return LANGUAGES.map((lang) => {
    const t = wordsOf(web, lang);
    return { tag: 'p', attrs: { lang }, children: t('no-script') };
  });
}
