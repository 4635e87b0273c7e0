import {
  forwardQuery,
  readPlaces,
  readReverse,
  reverseQuery,
  wirePlaces,
  wireReverse,
} from '@portal/api-contract/geocoding';
import ky from 'ky';
import { create, type Struct } from 'superstruct';
import {
  ApiError,
  defaultErrorMessage,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
} from '../api/api-error.ts';
import type { PortalConfig } from '../brand/config.ts';
import type { Geocoding } from './geocoding.ts';

/** Time limit of a search, ms: nobody waits longer for a map. */
const defaultTimeoutMs = 10_000;

interface GeocodingOptions {
  readonly config: Pick<PortalConfig, 'apiBase' | 'geocode'>;
  readonly timeoutMs?: number;
}

/** Creates the client of the configured services, which have Nominatim's interface (RET-37, OP-28). */
export function createGeocoding({ config, timeoutMs = defaultTimeoutMs }: GeocodingOptions): Geocoding {
  const { forwardUrl, reverseUrl } = config.geocode;
  // Nothing of the customer goes along: no cookie, no bearer, no header of ours, no address of the page.
  const http = ky.create({
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    redirect: 'error',
    retry: 0,
    throwHttpErrors: false,
    // ky's own limit ends with the headers; ours below covers the body as well.
    timeout: false,
    fetch: (request, init) => globalThis.fetch(request, init),
  });

  async function ask<Wire>(
    service: string,
    query: Readonly<Record<string, string>>,
    shape: Struct<Wire, unknown>,
    signal: AbortSignal | undefined,
  ): Promise<Wire> {
    signal?.throwIfAborted();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      const response = await http(addressOf(config.apiBase, service, query), {
        headers: { Accept: 'application/json' },
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      });
      return await readShape(response, shape);
    } catch (error) {
      signal?.throwIfAborted();
      if (limit.signal.aborted) throw new TimeoutError(defaultErrorMessage, { code: 500 });
      throw error instanceof ApiError
        ? error
        : new NetworkError(defaultErrorMessage, { code: 500, cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    available: { forward: forwardUrl !== null, reverse: reverseUrl !== null },
    async forward(address, signal) {
      const query = forwardQuery(address);
      if (forwardUrl === null || query === null) return null;
      return readPlaces(await ask(forwardUrl, query, wirePlaces, signal));
    },
    async reverse(position, signal) {
      if (reverseUrl === null) return null;
      return readReverse(await ask(reverseUrl, reverseQuery(position), wireReverse, signal));
    },
  };
}

/** Returns the address of a request. A path belongs to the api; query values of the configured address are kept. */
function addressOf(apiBase: string, service: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(service, apiBase === '' ? globalThis.location.origin : apiBase);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

async function readShape<Wire>(response: Response, shape: Struct<Wire, unknown>): Promise<Wire> {
  const { status, ok } = response;
  if (!ok) throw new ApiError(defaultErrorMessage, { code: status, status });
  const text = await response.text();
  try {
    return create(JSON.parse(text), shape);
  } catch {
    // The cause would carry the answer, and with it where the customer is, into a log.
    const cause = new Error('The answer of the geocoding service is not what was agreed');
    throw new MalformedAnswerError(defaultErrorMessage, { code: 500, status, cause });
  }
}
