import type { FastifyRequest } from 'fastify';
import { readSettingsFile } from '../settings/index.ts';
import { pathOf } from './rejections.ts';

/** Whether an address or a host name is of this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** Whether a site shows the demo for its own machine, whose mailbox everybody can read who reaches it. */
export const isLocalDemo = (siteDir: string): boolean => readSettingsFile(siteDir).values.demo === 'local';

/** Whether a request is for the mailbox of the demo, which shows the emails of everybody. */
export const isOfLocalDemo = (url: string): boolean => /^\/api\/demo(\/|$)/.test(pathOf(url));

/** Headers that proxies add, and browsers do not. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Whether a request was passed on by a proxy, or is for a name that is not this machine's. A proxy that hides both can't
 * be told from a browser, unless it speaks the HTTP 1.0 that nginx speaks by default.
 */
export function comesFromElsewhere({ headers, hostname, raw }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || forwarding.some((name) => headers[name] !== undefined)) return true;
  return !isLoopback(hostname) && !hostname.endsWith('.localhost');
}
