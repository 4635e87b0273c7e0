import { useI18n } from '@portal/i18n';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Struct } from 'superstruct';
import type { ApiError } from '../api/api-error.ts';
import { usePlatform } from './platform-context.ts';

/**
 * Returns the content file `name` of the active brand in the page's language, validated against `shape`; it is fetched once
 * for each language.
 */
export function useContent<Value>(
  name: string,
  shape: Struct<Value, unknown>,
): UseQueryResult<Value, ApiError> {
  const { content, brand } = usePlatform();
  const { language } = useI18n();
  return useQuery<Value, ApiError>({
    queryKey: ['content', brand.key, name, language],
    queryFn: ({ signal }) => content.read(name, shape, signal),
    staleTime: Infinity,
  });
}
