import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { site } from './site/plugin';

const web = import.meta.dirname;

/** A site's address as its host shows it, with the slash at its end that relative addresses need. */
const addressOf = (told: string | undefined): URL | null => (told ? new URL(told.replace(/\/*$/, '/')) : null);

/**
 * What is fetched by itself stays in a file of its own, however small: each catalogue (`en`, `cards-en`), of which
 * only one language is needed, and the advice to newcomers, which a table has no need of otherwise.
 */
function fileOf(module: string): string | undefined {
  const [, room, language] = /locales\/(?:(\w+)\/)?(\w+)\.ftl/.exec(module) ?? [];
  if (language) return [room, language].filter(Boolean).join('-');
  return /tutorial\/(coaching|in_words|Coach)\b/.test(module) ? 'coach' : undefined;
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
      // Many small files cost a slow network more than one that holds a little too much.
      rollupOptions: {
        output: { experimentalMinChunkSize: 8_000, manualChunks: fileOf, onlyExplicitManualChunks: true },
      },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: process.env['WORLDSFAIR_SERVER'] ?? 'http://127.0.0.1:8893', ws: true } },
    },
  };
});
