/** The `test` of games on one device: the built site from a host of files, and no error on any page. */
import { expect, test as base } from '@playwright/test';
import { builtSite, StaticHost } from './static-host';

export const test = base.extend<{ host: StaticHost; errors: string[] }>({
  host: async ({}, use) => {
    const host = new StaticHost(builtSite, '/fair/');
    await host.start();
    await use(host);
    await host.stop();
  },
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
