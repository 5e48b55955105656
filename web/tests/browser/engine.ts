/** A page that can't have the engine, as in a browser that refuses it. */
import type { Page } from '@playwright/test';

export async function withoutEngine(page: Page): Promise<void> {
  await page.route('**/*.wasm', (route) => route.abort());
}
