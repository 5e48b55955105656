import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** A browser that is there already; without one, Playwright's own. */
const found = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // One more than two cores: a test waits for bots and for animations, and others use the time.
  workers: Number(process.env['BROWSER_WORKERS'] ?? 3),
  fullyParallel: false,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // Most tests are about what the server says; those about the kept page let it be kept.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 860 },
    launchOptions: {
      ...(found ? { executablePath: found } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Every page is of one host: a second process in waiting for each would be started in vain.
        '--disable-site-isolation-trials',
      ],
    },
  },
});
