import type { Endpoint } from '@portal/api-contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { usePlatform } from './platform-context.ts';
import { queryKeyOf } from './query-key.ts';

export interface ApiQueryOptions<Answer, Shown> {
  /** False while the input is not complete; the default is true. */
  readonly enabled?: boolean;
  /** The part of the answer that the screen shows. */
  readonly select?: (answer: Answer) => Shown;
  /** How long the answer counts as fresh, ms; the default is the page's. */
  readonly staleTime?: number;
  /** Shows the former answer while another input loads. */
  readonly keepPrevious?: true;
}

/**
 * Queries an endpoint; the answer is cached for all remotes by endpoint and input. `status` is `pending`, `error` (draw
 * the failed state, with `refetch` as Retry) or `success`. A failure is not notified.
 */
export function useApiQuery<Input, Answer, Shown = Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: Input,
  options: ApiQueryOptions<Answer, Shown> = {},
): UseQueryResult<Shown, ApiError> {
  const { api } = usePlatform();
  const { keepPrevious, ...given } = options;
  return useQuery<Answer, ApiError, Shown>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => api.call(endpoint, input, { signal }),
    ...given,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
