import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { findFreePort } from '@portal/tooling/process';
import { template } from './paths.ts';
import { startApi } from './portal.ts';
import { watchSecrets } from './watch-secrets.ts';

/** The api and its vendors' sandbox, without a site. */
export interface Vendors {
  readonly api: string;
  readonly sandbox: string;
  /** Kills both without a shutdown, as a power cut does. */
  kill(): Promise<void>;
  /** Starts both again at the same addresses. */
  restart(): Promise<void>;
}

interface Fixtures {
  readonly vendors: Vendors;
  readonly watched: void;
}

/** A test with its own api and vendors' sandbox. */
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
    const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
    let server = await startApi(data, port, sandboxPort);
    try {
      await use({
        api: `http://127.0.0.1:${port}`,
        sandbox: `http://localhost:${sandboxPort}`,
        kill: () => server.kill(),
        restart: async () => {
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
