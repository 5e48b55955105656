import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { site } from './site/plugin';

const web = import.meta.dirname;

/** A site's address as its host shows it, with the slash at its end that relative addresses need. */
const addressOf = (told: string | undefined): URL | null => (told ? new URL(told.replace(/\/*$/, '/')) : null);

/**
 * What is fetched by itself stays in a file of its own, however small: each catalogue (`en`, `cards-en`), of which
 * only one language is needed, the advice to newcomers, and what a table needs after its first turn. What every page
 * needs packs best as one.
 */
const FILES: Record<string, RegExp> = {
  svelte: /node_modules\/(svelte|clsx|esm-env)\//,
  coach: /tutorial\/(coaching|in_words|Coach)\./,
  'table-later':
    /(table\/(later|ApproveBar|Chat|ChatLine|EndBar|FairProof|HandOver|LogList|NotLasting|Onward|ProposalAsk|RecordLink|Report|Results|Standstill|Story|TimeWarning)|parts\/(CopyButton|Notice|ShareButton)|lib\/(links|looking|proof|time_warnings)|game\/ending)\./,
};

function fileOf(module: string): string | undefined {
  const [, room, language] = /locales\/(?:(\w+)\/)?(\w+)\.ftl/.exec(module) ?? [];
  if (language) return [room, language].filter(Boolean).join('-');
  return Object.entries(FILES).find(([, pattern]) => pattern.test(module))?.[0];
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
