/** A page that can't have the engine, as in a browser that refuses it. */
import type { Page } from '@playwright/test';

export const withoutEngine = (page: Page): Promise<void> => page.route('**/*.wasm', (route) => route.abort());
