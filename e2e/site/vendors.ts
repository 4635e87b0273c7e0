import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from './free-port.ts';
import { template } from './paths.ts';
import { startApi } from './portal.ts';
import { watchSecrets } from './watch-secrets.ts';

/** An api with its vendors' sandbox, and no site. */
export interface Vendors {
  readonly api: string;
  readonly sandbox: string;
  /** Ends both as a power cut does. */
  cut(): Promise<void>;
  /** Starts both again where they were. */
  mend(): Promise<void>;
}

interface Fixtures {
  readonly vendors: Vendors;
  readonly watched: void;
}

export const test = base.extend<Fixtures>({
  watched: [
    async ({ context }, use) => {
      watchSecrets(context);
      await use();
    },
    { auto: true },
  ],
  vendors: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-vendors-'));
    const data = join(folder, 'data');
    await cp(template.data, data, { recursive: true });
    const [port, sandboxPort] = [await freePort(), await freePort()];
    let server = await startApi(data, port, sandboxPort);
    try {
      await use({
        api: `http://127.0.0.1:${port}`,
        sandbox: `http://localhost:${sandboxPort}`,
        cut: () => server.kill(),
        mend: async () => {
          server = await startApi(data, port, sandboxPort);
        },
      });
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
});

export { expect } from '@playwright/test';
