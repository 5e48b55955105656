import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { site } from './site/plugin';

const web = import.meta.dirname;

/** A site's address as its host shows it, with the slash at its end that relative addresses need. */
const addressOf = (told: string | undefined): URL | null => (told ? new URL(told.replace(/\/*$/, '/')) : null);

/** Each catalogue is a file of its own: put together with others, every reader would load them all. */
function catalogueOf(id: string): string | undefined {
  const [, room, language] = /locales\/(?:(\w+)\/)?(\w+)\.ftl/.exec(id) ?? [];
  return room ? `${room}-${language}` : language;
}

export default defineConfig(({ mode }) => {
  const isStatic = mode === 'site';
  const place = {
    isStatic,
    address: isStatic ? addressOf(process.env['SITE_URL']) : null,
    server: isStatic ? (process.env['SITE_SERVER'] ?? 'none') : null,
  };
  return {
    plugins: [svelte(), site(web, place)],
    base: './',
    build: {
      // The server's own folder, so that an installed package carries the client.
      outDir: '../src/worldsfair/server/static',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: {
        output: {
          // Many small files cost a slow network more than one that holds a little too much.
          experimentalMinChunkSize: 20_000,
          manualChunks: catalogueOf,
        },
      },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: process.env['WORLDSFAIR_SERVER'] ?? 'http://127.0.0.1:8893', ws: true } },
    },
  };
});
