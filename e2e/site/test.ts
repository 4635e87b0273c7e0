import { expect, test as base, type TestInfo } from '@playwright/test';
import { customersFor, type Customers } from './customers.ts';
import { watchFaults, type Faults } from './faults.ts';
import { startPortal, type Portal, type PortalOptions } from './portal.ts';
import { usualStore } from './store.ts';
import { watchRemotes } from './watch-remotes.ts';
import { watchSecrets } from './watch-secrets.ts';

interface Fixtures {
  readonly portal: Portal;
  readonly faults: Faults;
  /** What the pages have sent as bodies so far. */
  readonly sentBodies: readonly string[];
  readonly taggedRemotes: void;
}

interface WorkerFixtures {
  readonly sharedPortal: Portal;
}

const nameOf = ({ file, titlePath }: TestInfo) => [file, ...titlePath.slice(1)].join(' › ');

async function usePortal(use: (portal: Portal) => Promise<void>, options?: PortalOptions): Promise<void> {
  const portal = await startPortal({ store: usualStore, ...options });
  try {
    await use(portal);
  } finally {
    await portal.close();
  }
}

/** What all journeys have: their pages must have no errors at the end, and load only the remotes of their tags. */
const journey = base.extend<Fixtures, WorkerFixtures>({
  sharedPortal: [async ({}, use) => usePortal(use), { scope: 'worker' }],
  portal: async ({ sharedPortal }, use) => use(sharedPortal),
  baseURL: async ({ portal }, use) => use(portal.url),
  sentBodies: [async ({ context }, use) => use(await watchSecrets(context)), { auto: true }],
  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults);
      expect(faults.unexpected(), 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
  taggedRemotes: [
    async ({ context }, use, { tags }) => {
      const loaded = watchRemotes(context);
      await use();
      const missing = [...loaded].map((remote) => `@${remote}`).filter((tag) => !tags.includes(tag));
      expect(missing, 'tags that this test needs, because its pages load these remotes').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test on the portal that all tests of a worker share. It reads any customer; one that it changes is its own
 * (`customers.toChange`, `customers.toSignIn`).
 */
export const test = journey.extend<{ readonly customers: Customers }>({
  customers: [
    async ({ portal, context }, use, testInfo) => {
      const { customers, forbiddenChanges } = customersFor(nameOf(testInfo), portal.url, context);
      await use(customers);
      expect(forbiddenChanges(), 'changes to a customer that is not the test’s own').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test with a portal of its own: it may kill the api, release, and change any customer. Its pages load neither cards
 * nor chat.
 */
export const testOnOwnPortal = journey.extend({
  portal: async ({}, use) => usePortal(use, { vendors: false }),
});

/**
 * A test with a portal of its own whose store is the embedded one whatever the others have, as after `npm start`:
 * record 19 says which tests these are.
 */
export const testOnEmbeddedStore = journey.extend({
  portal: async ({}, use) => usePortal(use, { store: 'embedded', vendors: false }),
});

/** A test with a portal of its own, where cards and chat load from the sandbox of that portal. */
export const testOnOwnVendors = journey.extend({
  portal: async ({}, use) => usePortal(use),
});

/** A test with a portal of its own that nginx serves. */
export const testOnNginx = journey.extend({
  portal: async ({}, use) => usePortal(use, { serveBy: 'nginx' }),
});

export { expect };
