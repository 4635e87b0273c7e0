import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CliError } from '../cli-error.ts';

/** Below the ports that systems give to connections by themselves: one of those could be gone before a server starts. */
const range = [16_000, 32_000] as const;

/** Returns a port of this machine that nobody listens on, for a server that may start seconds later. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(...range);
  return (await isPortFree(port)) ? port : findFreePort();
}

/** Returns whether nobody listens on the port, on IPv4 or IPv6. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Without a host it covers both versions of IP, as the servers do.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Throws a `CliError` that names the setting when somebody listens on the port. */
export async function assertPortFree(name: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new CliError(`Port ${port} is in use: stop what listens there, or choose another one with ${name}.`);
}
