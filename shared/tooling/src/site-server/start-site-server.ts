import { setInterval as every } from 'node:timers';
import { statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { CliError } from '../cli-error.ts';
import type { ServerSettings } from '../settings/index.ts';
import { activeReleaseOf } from './active-release.ts';
import { createSiteServer } from './site-server.ts';

const closingMs = 50;

export interface RunningSite {
  readonly port: number;
  /** Takes no new requests, answers the current ones, then ends. */
  stop(): Promise<void>;
}

/** Returns whether the machine has IPv6; a container without it rejects `::`. */
export function hasIPv6(): boolean {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.some(({ family }) => family === 'IPv6');
}

/** Without this check a typing error in the path would silently show the released content. */
function assertContentDir(folder: string): void {
  if (folder === '' || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new CliError(`CONTENT_DIR must be a folder that exists, or empty, not ${folder}.`);
}

/**
 * Listens on the port of the settings. Throws a `CliError` when the port is in use, when nothing is released, or when
 * the folder of replaced content does not exist.
 */
export async function startSiteServer(settings: ServerSettings): Promise<RunningSite> {
  activeReleaseOf(settings.siteDir)();
  assertContentDir(settings.contentDir);
  const server = await createSiteServer(settings);
  try {
    await server.listen({ port: settings.port, host: hasIPv6() ? '::' : '0.0.0.0' });
  } catch (error) {
    await server.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new CliError(`PORT must be a free port: ${settings.port} is in use by another program.`);
    }
    if (code === 'EACCES')
      throw new CliError(`PORT must be a port that this user may open, not ${settings.port}.`);
    throw error;
  }
  return {
    port: settings.port,
    async stop() {
      // Idle keep-alive connections would hold the server open until their browsers leave.
      const closing = every(() => server.server.closeIdleConnections(), closingMs);
      await server.close();
      clearInterval(closing);
    },
  };
}
