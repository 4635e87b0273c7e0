import type { GeocodedPlace } from '@portal/domain';

/** Returns `100 Peachtree Street, Atlanta, Georgia 30303`, without the country, which is always the same. */
export function shortLabel({ street, city, state, zip, label }: Omit<GeocodedPlace, 'position'>): string {
  const area = [state, zip].filter((part) => part !== null).join(' ');
  const parts = [street, city, area].filter((part) => part !== null && part !== '');
  return parts.length > 0 ? parts.join(', ') : label;
}
