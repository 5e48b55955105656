import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // The words lie beside the server.
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts', 'engine/tests/**/*.test.ts'], environment: 'node' },
});
