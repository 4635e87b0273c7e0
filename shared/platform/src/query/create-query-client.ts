import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api/api-error.ts';
import { freshForMs } from './fresh-for.ts';

/** Number of retries of a GET that got no answer. */
const repeats = 2;

/** Creates the cache that all remotes share. It repeats only a query that got no answer, never a mutation. */
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
