import { defaultErrorMessage, NetworkError } from '../api/api-error.ts';
import type { PortalConfig } from '../brand/config.ts';
import type { Geocoding } from './geocoding.ts';

/**
 * Creates the client of the configured geocoding services (RET-37, OP-28). Its code is fetched with the first search,
 * because no start of a page needs it; a search whose code does not come rejects with `NetworkError`, the next one asks
 * for it again.
 */
export function createLazyGeocoding(config: Pick<PortalConfig, 'apiBase' | 'geocode'>): Geocoding {
  const { forwardUrl, reverseUrl } = config.geocode;

  async function load(): Promise<Geocoding> {
    try {
      const { createGeocoding } = await import(/* webpackChunkName: "geocoding" */ './create-geocoding.ts');
      return createGeocoding({ config });
    } catch (cause) {
      throw new NetworkError(defaultErrorMessage, { code: 500, cause });
    }
  }

  return {
    available: { forward: forwardUrl !== null, reverse: reverseUrl !== null },
    forward: async (address, signal) =>
      forwardUrl === null ? null : (await load()).forward(address, signal),
    reverse: async (position, signal) =>
      reverseUrl === null ? null : (await load()).reverse(position, signal),
  };
}
