import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

/**
 * A port of the settings.
 *
 * @param {string} name the variable
 * @param {number} fallback
 * @param {Record<string, string | undefined>} env
 */
export function portOf(name, fallback, env = process.env) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new Refusal(`${name} must be a whole number from 1 to 65535, not "${text}".`);
}

/** Refuses when somebody listens on the port. */
export async function requireFree(name, port) {
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Without a host it covers IPv4 and IPv6, as the servers do.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!free)
    throw new Refusal(`Port ${port} is in use: stop what listens there, or choose another one by ${name}.`);
}

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
