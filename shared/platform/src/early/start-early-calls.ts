import { addressOf } from '../api/address.ts';
import { callHeaders, callInit, callTimeoutMs, portalHeaders } from '../api/call-headers.ts';
import type { CallRequest, EarlyCall } from '../api/early-calls.ts';
import type { PortalConfig } from '../brand/config.ts';
import { fillRead } from '../contract/fill-read.ts';
import type { Landing } from '../contract/landing.ts';
import type { ReadContract } from '../contract/read-contract.ts';
import type { RouteInputs } from '../routing/fill-route.ts';
import type { SessionCheckCall } from './session-check-call.ts';

interface EarlyCallsOptions {
  readonly config: Pick<PortalConfig, 'apiBase' | 'headers'>;
  /** Key of the page's brand. */
  readonly brand: string;
  /** Language of the page. */
  readonly language: string;
  readonly token: string;
  readonly sessionCheck: SessionCheckCall;
  readonly landing: Pick<Landing, 'route' | 'inputs'> | null;
}

/**
 * Starts the session check and the reads of the landing's route exactly as the client would, and leaves them at the
 * window for it. It is part of the page's inline script, so it stays small. A read without an address, because of a
 * parameter that is missing or malformed, is left to its screen.
 */
export function startEarlyCalls(page: Window, options: EarlyCallsOptions): void {
  const { config, brand, language, token, sessionCheck, landing } = options;
  const portal = portalHeaders(config.headers, brand, language);
  const headers = callHeaders({ portal, token, responseType: 'json' });
  const reads = landing?.route.reads ?? [];
  const addresses = reads.flatMap((read) => addressAt(config.apiBase, read, landing?.inputs ?? {}));
  page.__portalEarlyCalls = [
    startCall({ ...sessionCheck, address: addressOf(config.apiBase, sessionCheck.path, {}), headers }),
    ...addresses.map((address) => startCall({ method: 'GET', address, headers })),
  ];
}

function startCall({ method, address, headers }: CallRequest): EarlyCall {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const response = fetch(address, { ...callInit, method, headers, signal });
  // Whoever takes the call over hears of its failure; a dropped one has nobody to hear it.
  response.catch(() => {});
  const limit = setTimeout(abort, callTimeoutMs);
  return { method, address, headers, startedAt: Date.now(), response, limit, abort };
}

function addressAt(base: string, read: ReadContract, inputs: RouteInputs): readonly string[] {
  try {
    const wire = fillRead(read, inputs);
    return wire ? [addressOf(base, read.path, wire)] : [];
  } catch {
    return [];
  }
}
