import { randomBytes } from 'node:crypto';
import { closeGracefully, listen } from '../server/listen.ts';
import type { CardProviderSettings, SandboxSettings } from '../settings/vendor-settings.ts';
import { createSandbox, type SandboxOptions } from './sandbox-server.ts';

interface Surroundings extends Pick<SandboxOptions, 'files' | 'clock' | 'pause' | 'logLevel' | 'logTo'> {
  readonly host: string;
}

export interface OpenSandbox {
  /** Origin at which browsers reach it. */
  readonly origin: string;
  /** How the api reaches it, like any card provider. */
  readonly provider: CardProviderSettings;
  close(): Promise<void>;
}

/**
 * Starts the sandbox at a port of its own, so that its pages have another origin than the portal and the api.
 *
 * @throws PortInUseError, UserError naming SANDBOX_PORT
 */
export async function openSandbox(
  { port, url, parents, secret: given }: SandboxSettings,
  { host, ...surroundings }: Surroundings,
): Promise<OpenSandbox> {
  const secret = given ?? randomBytes(32).toString('base64url');
  let origin = url ?? '';
  const server = await createSandbox({ ...surroundings, parents, secret, origin: () => origin });
  const address = await listen(server, { host, port, variable: 'SANDBOX_PORT' });
  origin ||= `http://localhost:${new URL(address).port}`;
  return {
    origin,
    provider: { url: address, scriptUrl: `${origin}/cards/fields.js`, secret },
    close: () => closeGracefully(server),
  };
}
