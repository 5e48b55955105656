/** What a system has to know to install the page; every address is relative to the manifest's own. */
import { coloursOf } from './colours';
import { wordsOf } from './words';

export function manifestOf(web: string): string {
  const t = wordsOf(web, 'en');
  const picture = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name: `${t('fair')} ${t('year')}`,
    short_name: t('fair'),
    description: t('site-description'),
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: coloursOf(web, '--banner').day,
    background_color: coloursOf(web, '--paper').day,
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      picture('icon-192.png', 192),
      picture('icon-512.png', 512),
      { ...picture('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
