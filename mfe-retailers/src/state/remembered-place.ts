import type { Platform } from '@portal/platform';
import type { Place } from './search.ts';

/** The page's cache forgets everything when the session ends, and is in its memory alone. */
const key = ['find-retailer', 'place'] as const;

type Cache = Pick<Platform, 'queryClient'>;

/** Remembers the place that the customer chose last, until logout; null forgets it. */
export function rememberPlace({ queryClient }: Cache, place: Place | null): void {
  queryClient.setQueryDefaults(key, { gcTime: Infinity });
  queryClient.setQueryData(key, place);
}

export function rememberedPlace({ queryClient }: Cache): Place | null {
  return queryClient.getQueryData<Place | null>(key) ?? null;
}
