import { defaultPaging, type WirePageMeta } from '@portal/api-contract';
import { invalid } from '../server/failure.ts';

/** Paging in the query of a request, validated by its shape. */
export interface WirePaging {
  readonly limit?: number | string | undefined;
  readonly page?: number | string | undefined;
  readonly sortBy?: string | undefined;
  readonly sortDesc?: string | undefined;
}

export interface WantedPage<Column extends string> {
  readonly limit: number;
  readonly page: number;
  /** Rows before it. */
  readonly offset: number;
  readonly sortBy: Column;
  readonly descending: boolean;
}

/**
 * Returns the requested page, with the defaults of API-19.
 *
 * @param columns that can be sorted by; the first is the default
 * @throws Failure 422 for any other column
 */
export function wantedPage<Column extends string>(
  asked: WirePaging,
  columns: readonly [Column, ...Column[]],
): WantedPage<Column> {
  const limit = Number(asked.limit ?? defaultPaging.limit);
  const page = Number(asked.page ?? defaultPaging.page);
  const sortBy = asked.sortBy === undefined ? columns[0] : columns.find((column) => column === asked.sortBy);
  if (sortBy === undefined) throw invalid({ sortBy: `This must be one of ${columns.join(', ')}.` });
  return { limit, page, offset: (page - 1) * limit, sortBy, descending: asked.sortDesc === 'true' };
}

/** Which page of how many it is (API-20). */
export function pageMeta(
  { limit, page, offset }: Pick<WantedPage<string>, 'limit' | 'page' | 'offset'>,
  rows: { readonly here: number; readonly total: number },
  filters: Record<string, unknown>,
): WirePageMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(rows.total / limit)),
    filters,
    from: rows.here === 0 ? null : offset + 1,
    to: rows.here === 0 ? null : offset + rows.here,
    total: rows.total,
    per_page: limit,
  };
}
