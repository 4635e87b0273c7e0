import type { AddressInfo } from 'node:net';
import { CliError } from '../cli-error.ts';
import { readDemoMode } from '../release/index.ts';
import type { ServerSettings } from '../settings/index.ts';
import { activeReleaseOf, assertPage } from './active-release.ts';
import { assertContentDir } from './assert-content-dir.ts';
import { assertDemoIsLocal } from './local-demo.ts';
import { createSiteServer } from './site-server.ts';

/** Milliseconds between looking for idle connections when the server stops, and that requests then have to end. */
const idleEvery = 50;
const drainLimit = 20_000;

export interface RunningSite {
  readonly port: number;
  /** Takes no new requests, answers the current ones, for at most 20 seconds, then ends. */
  stop(): Promise<void>;
}

const otherDemo =
  'run portal configure DEMO=0 for customers, or DEMO=public for a demo that everybody may reach.';

/**
 * Listens on the address and port of the settings. Throws a `CliError` when they can't be used, when nothing is
 * released or the release is damaged, when the folder of replaced content does not exist, or when others would reach a demo for this machine.
 */
export async function startSiteServer(
  settings: ServerSettings,
  { drainWithin = drainLimit }: { readonly drainWithin?: number } = {},
): Promise<RunningSite> {
  const release = activeReleaseOf(settings.siteDir)();
  assertPage(release);
  assertContentDir(settings.contentDir);
  assertDemoIsLocal(settings.host, readDemoMode(settings.siteDir, release.folder) === 'local', otherDemo);
  const server = await createSiteServer(settings);
  try {
    await server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await server.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new CliError(`PORT must be a free port: ${settings.port} is in use by another program.`);
    }
    if (code === 'EACCES')
      throw new CliError(`PORT must be a port that this user may open, not ${settings.port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new CliError(`HOST must be an address of this machine, not ${settings.host}.`);
    throw error;
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      // Idle keep-alive connections would hold the server open until their browsers leave.
      const sweep = setInterval(() => server.server.closeIdleConnections(), idleEvery);
      const deadline = setTimeout(() => server.server.closeAllConnections(), drainWithin);
      await server.close();
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}
