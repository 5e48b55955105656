import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { site } from './site/plugin';

const web = import.meta.dirname;

/** A site's address as its host shows it, with the slash at its end that relative addresses need. */
const addressOf = (told: string | undefined): URL | null => (told ? new URL(told.replace(/\/*$/, '/')) : null);

/** Each catalogue is a file of its own, by its room and its language: `de-….js`, `cards-de-….js`. */
const manualChunks = (file: string): string | null => {
  const [, room, language] = /locales\/(?:(\w+)\/)?(\w+)\.ftl/.exec(file) ?? [];
  return language ? [room, language].filter((part) => part).join('-') : null;
};

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
      rollupOptions: { output: { experimentalMinChunkSize: 20_000, manualChunks } },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: process.env['WORLDSFAIR_SERVER'] ?? 'http://127.0.0.1:8893', ws: true } },
    },
  };
});
