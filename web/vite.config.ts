import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The server's own folder, so that an installed package carries the client. */
const built = '../src/worldsfair/server/static';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['WORLDSFAIR_SERVER'] ?? 'http://127.0.0.1:8893', ws: true } },
  },
});
