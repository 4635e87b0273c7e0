import type { FastifyRequest } from 'fastify';
import { CliError } from '../cli-error.ts';
import { readDemoMode } from '../release/index.ts';
import { activeReleaseOf } from './active-release.ts';
import { pathOf } from './rejections.ts';

/** Whether an address or a host name is of this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Returns a function that says whether the active release shows the demo for its own machine, whose mailbox everybody
 * can read who reaches it. Each release is asked once. While one can't be read the answer is the last one, and at first
 * true, so that nobody else sees a demo by mistake.
 */
export function localDemoOf(siteDir: string): () => boolean {
  const activeRelease = activeReleaseOf(siteDir);
  let known = { folder: '', isLocal: true };
  const isLocalDemo = () => {
    try {
      const { folder } = activeRelease();
      if (known.folder !== folder) known = { folder, isLocal: readDemoMode(siteDir, folder) === 'local' };
    } catch {
      // What is wrong with the release is said by what serves it.
    }
    return known.isLocal;
  };
  isLocalDemo();
  return isLocalDemo;
}

/**
 * Throws a `CliError` when others would reach a demo for this machine, whose accounts and password are on its login
 * screen.
 *
 * @param remedy what follows the colon: how to have another demo, or none
 */
export function assertDemoIsLocal(host: string, isDemo: boolean, remedy: string): void {
  if (isLoopback(host) || !isDemo) return;
  throw new CliError(
    `HOST must be an address of this machine alone, such as 127.0.0.1, while the site shows the demo, not ${host}: ${remedy}`,
  );
}

/** Whether a request is for the mailbox of the demo, which shows the emails of everybody. */
export function isOfLocalDemo(url: string): boolean {
  // As the proxy reads an address: `/api/./demo` and `/api\\.\\demo` are `/api/demo`.
  const path = pathOf(url)
    .replaceAll('\\', '/')
    .replace(/(\/\.)+(?=\/)/g, '');
  // A public demo shows its sample of a contract too.
  return /^\/api\/demo(?!\/contract$)(\/|$)/.test(path);
}

/** Headers that proxies add, and browsers do not. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Whether a request came from another machine or by a proxy, or is for a name that is not this machine's. A proxy on this
 * machine that hides both can't be told from a browser, unless it speaks the HTTP 1.0 that nginx speaks by default.
 */
export function comesFromElsewhere({ headers, hostname, raw }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || forwarding.some((name) => headers[name] !== undefined)) return true;
  // The server may have been started for all addresses, before it was configured to be a demo.
  if (!isLoopback(raw.socket.remoteAddress ?? '')) return true;
  return !isLoopback(hostname) && !hostname.endsWith('.localhost');
}
