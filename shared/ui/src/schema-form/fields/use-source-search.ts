import { useMemo } from 'react';
import type { OptionSearch } from '../../controls/options/option-source.ts';
import type { SchemaPorts } from '../schema/schema-ports.ts';

/** Returns the search of one source; undefined without a source or a port. */
export function useSourceSearch(
  { searchOptions }: SchemaPorts,
  source: string | undefined,
): OptionSearch | undefined {
  return useMemo(
    () =>
      source === undefined || searchOptions === undefined
        ? undefined
        : (text, signal) => searchOptions(source, text, signal),
    [searchOptions, source],
  );
}
