import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Struct } from 'superstruct';
import type { ApiError } from '../api/api-error.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the content file `name` of the active brand, validated against `shape`; it is fetched once per page. */
export function useContent<Value>(
  name: string,
  shape: Struct<Value, unknown>,
): UseQueryResult<Value, ApiError> {
  const { content, brand } = usePlatform();
  return useQuery<Value, ApiError>({
    queryKey: ['content', brand.key, name],
    queryFn: ({ signal }) => content.read(name, shape, signal),
    staleTime: Infinity,
  });
}
