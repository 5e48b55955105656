/** Small files that static hosts read: how long to keep what, and what to show where nothing is. */
import { wordsOf } from './words';

/** Netlify and Cloudflare Pages read it; others give it out as any file. */
const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/service-worker.js
  Cache-Control: no-cache
/manifest.webmanifest
  Cache-Control: no-cache
`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function notFound(web: string, address: URL | null): string {
  const t = wordsOf(web, 'en');
  const name = escaped(`${t('fair')} ${t('year')}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${name}</title>
  </head>
  <body>
    <h1>${name}</h1>
    <p>${escaped(t('site-nothing-here'))}</p>
    <p><a href="${escaped(address?.href ?? './')}">${escaped(t('site-to-the-fair'))}</a></p>
  </body>
</html>
`;
}

export const hostFiles = (web: string, address: URL | null): Record<string, string> => ({
  _headers: HEADERS,
  '404.html': notFound(web, address),
  // GitHub Pages then gives the files out as they are.
  '.nojekyll': '',
});
