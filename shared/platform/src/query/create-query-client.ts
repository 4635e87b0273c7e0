import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api/api-error.ts';

/** How often a GET that got no answer is tried again. */
const repeats = 2;
const freshForMs = 30_000;

/** One cache for all remotes. Only a query that got no answer at all is repeated; a mutation never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry: (failures, error) => failures < repeats && error instanceof NetworkError,
        retryDelay: (attempt) => 500 * 2 ** attempt,
        // The default would hold a call back while the browser thinks it is offline, and show a skeleton for ever.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
