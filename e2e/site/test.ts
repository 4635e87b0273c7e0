import { expect, test as base } from '@playwright/test';
import { watchFaults, type Faults } from './faults.ts';
import { startPortal, type Portal } from './portal.ts';
import { watchSecrets } from './watch-secrets.ts';

interface Fixtures {
  readonly portal: Portal;
  readonly faults: Faults;
}

/** A test with its own portal; it fails when one of its pages has an unexpected error. */
export const test = base.extend<Fixtures>({
  portal: async ({}, use) => {
    const portal = await startPortal();
    try {
      await use(portal);
    } finally {
      await portal.close();
    }
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  faults: [
    async ({ context }, use) => {
      watchSecrets(context);
      const faults = await watchFaults(context);
      await use(faults);
      expect(faults.unexpected(), 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
