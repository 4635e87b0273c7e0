import type { Position } from '@portal/domain';
import { usePlatform } from '@portal/platform';
import { useMemo } from 'react';

/** Resolves with an ISO 3166-1 code of two letters, or null for a position in no country. Rejects with an `ApiError`. */
export type CountryLookup = (position: Position, signal: AbortSignal) => Promise<string | null>;

/**
 * Returns a function that finds the country of a position by reverse geocoding (UI-58), or undefined when no service is
 * configured: then the control does not offer it.
 */
export function useCountryLookup(): CountryLookup | undefined {
  const { geocoding } = usePlatform();
  return useMemo(
    () =>
      geocoding.available.reverse
        ? async (position, signal) => (await geocoding.reverse(position, signal))?.country ?? null
        : undefined,
    [geocoding],
  );
}
