/** What makes the built client a site of its own: its head, manifest, pictures and service worker. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headOf, type Place } from './head';
import { hostFiles } from './host-files';
import { linkWords } from './link_words';
import { manifestOf } from './manifest';
import { makePictures } from './pictures';
import { buildServiceWorker } from './precache';
import { wordsOf } from './words';

/** `isStatic`: for a host that only gives files out. */
export function site(web: string, place: Place & { isStatic: boolean }): Plugin {
  let built = '';
  return {
    name: 'worldsfair-site',
    configResolved: (config) => void (built = resolve(config.root, config.build.outDir)),
    transformIndexHtml: { order: 'post', handler: (_, { bundle }) => headOf(web, place, Object.keys(bundle ?? {})) },
    async generateBundle() {
      const t = wordsOf(web, 'en');
      const words = { place: t('hero-place'), fair: t('fair'), year: t('year'), lead: t('site-lead') };
      const files: Record<string, string | Uint8Array> = {
        'manifest.webmanifest': manifestOf(web),
        ...(await makePictures(web, words)),
        ...(place.isStatic ? hostFiles(web, place.address) : { 'link-words.json': linkWords(web) }),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
    writeBundle: { sequential: true, handler: () => buildServiceWorker(web, built) },
  };
}
