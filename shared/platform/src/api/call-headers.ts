import { languageHeader, timezoneHeader } from '@portal/api-contract';
import type { PortalConfig } from '../brand/config.ts';
import { browserTimeZone } from './browser-time-zone.ts';

/** How every call of the api is fetched: with cookies, and past no redirect (SHARED-49, 53). */
export const callInit = { credentials: 'include', redirect: 'error' } as const satisfies RequestInit;

/** Time limit of a call with its whole answer, ms (SHARED-51). */
export const callTimeoutMs = 180_000;

/** Returns the headers that name brand and portal (SHARED-01, 02), and the language of the page. */
export const portalHeaders = (names: PortalConfig['headers'], brand: string, language: string) => ({
  [names.brand]: brand,
  [names.portal]: 'customer',
  [languageHeader]: language,
});

interface HeaderSource {
  /** From `portalHeaders`. */
  readonly portal: Readonly<Record<string, string>>;
  /** Null for a call that needs none. */
  readonly token: string | null;
  readonly responseType: 'json' | 'blob';
}

/** Returns the headers of a call of the api, whoever sends it: the client, or the page before the client is there. */
export function callHeaders({ portal, token, responseType }: HeaderSource): Record<string, string> {
  return {
    ...portal,
    Accept: responseType === 'blob' ? '*/*' : 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    // Read anew for each call: a traveller's today changes while the page is open.
    [timezoneHeader]: browserTimeZone(),
  };
}
