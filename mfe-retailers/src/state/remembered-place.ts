import type { Platform } from '@portal/platform';
import { sessionText } from '@portal/platform/widgets';
import { firstSearch, readSearch, writeSearch, type Place } from './search.ts';

const key = ['find-retailer', 'place'] as const;

type Memory = Pick<Platform, 'queryClient' | 'session'>;

const kept = ({ session }: Memory) => sessionText(session, 'find-retailer.place');

/**
 * Remembers the place that the customer chose last, until logout; null forgets it. It is in the page's cache and, past a
 * reload, in the tab: the end of the session empties both.
 */
export function rememberPlace(memory: Memory, place: Place | null): void {
  memory.queryClient.setQueryDefaults(key, { gcTime: Infinity });
  memory.queryClient.setQueryData(key, place);
  const query = place && new URLSearchParams({ ...writeSearch({ ...firstSearch, place }) });
  kept(memory).write(query && query.toString());
}

export function rememberedPlace(memory: Memory): Place | null {
  const cached = memory.queryClient.getQueryData<Place | null>(key);
  return cached ?? readSearch(kept(memory).read() ?? '').place;
}
