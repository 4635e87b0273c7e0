import type { Position } from '@portal/domain';
import { usePlatform } from '@portal/platform';
import { useMemo } from 'react';

/** ISO 3166-1, two letters; null when the position is in no country. Rejects with an `ApiError`. */
export type CountryLookup = (position: Position, signal: AbortSignal) => Promise<string | null>;

/**
 * Tells in which country a position lies, by the configured reverse geocoding (UI-58); nothing where none is
 * configured, so that nobody is offered what can't be done.
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
