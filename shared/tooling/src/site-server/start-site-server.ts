import { setInterval as every } from 'node:timers';
import { statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { CliError } from '../cli-error.ts';
import type { Settings } from '../settings/index.ts';
import { releaseInForce } from './release-in-force.ts';
import { createSiteServer } from './site-server.ts';

const closingMs = 50;

export interface RunningSite {
  readonly port: number;
  /** Takes no new requests, answers those under way, then ends. */
  stop(): Promise<void>;
}

/** Both families where the machine has both; a container without IPv6 refuses `::`. */
function anyAddress(): string {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Without this a slip in the path would show the released content for ever, and nobody would know why. */
function requireContentDir(folder: string): void {
  if (folder === '' || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new CliError(`CONTENT_DIR must be a folder that exists, or empty, not ${folder}.`);
}

/** Listens on the port of the settings. Throws a `CliError` that names the port when it is in use, when nothing is released, or when there is no folder of replaced content. */
export async function startSiteServer(settings: Settings): Promise<RunningSite> {
  releaseInForce(settings.siteDir)();
  requireContentDir(settings.contentDir);
  const server = await createSiteServer(settings);
  try {
    await server.listen({ port: settings.port, host: anyAddress() });
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
