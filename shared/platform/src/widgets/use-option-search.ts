import type { SelectOption } from '@portal/domain';
import { searchOptions } from '@portal/api-contract';
import { usePlatform } from '@portal/platform';
import { useCallback } from 'react';
import { endpointAt } from './endpoint-at.ts';

/** Rejects with an `ApiError`, and with the reason of its own signal. */
export type OptionSearch = (
  source: string,
  search: string,
  signal: AbortSignal,
) => Promise<readonly SelectOption[]>;

/** Searches the options of a source: its name, or the path of its address from `/` on (UI-56). */
export function useOptionSearch(): OptionSearch {
  const { api } = usePlatform();
  return useCallback(
    (source, search, signal) => api.call(endpointAt(source, searchOptions), { source, search }, { signal }),
    [api],
  );
}
