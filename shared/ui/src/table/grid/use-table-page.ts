import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lastPage } from '../pagination/pagination-window.ts';
import type { TableData } from './table-data.ts';
import type { TableProps } from './table-props.ts';
import { firstQuery, type TableQuery } from './table-query.ts';

const noRows: readonly never[] = [];

interface TablePage<Row> {
  /** What to draw: loading as well while the rows of a page that exists are on their way. */
  readonly data: TableData<Row>;
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
  /** The query with a page that exists. */
  readonly query: TableQuery;
  readonly onQuery: (query: TableQuery) => void;
}

function useQuery<Row>(props: TableProps<Row>): readonly [TableQuery, (query: TableQuery) => void] {
  const limit = 'query' in props ? undefined : props.limit;
  const [own, setOwn] = useState<TableQuery>(firstQuery);
  if ('query' in props) return [props.query, props.onQuery];
  return [limit === undefined ? own : { ...own, limit }, setOwn];
}

/** Returns the given number; while it is null, the last one that was not. */
function useLastKnown(given: number | null): number {
  const [last, setLast] = useState(0);
  const known = given ?? last;
  if (known !== last) setLast(known);
  return known;
}

/**
 * Returns the page of a table and its rows. If there are fewer rows since the page was requested, it is the last page
 * that exists; a server is asked for it once (UI-95).
 */
export function useTablePage<Row>(props: TableProps<Row>, arrange: 'pages' | 'order'): TablePage<Row> {
  const { data } = props;
  const [asked, onQuery] = useQuery(props);
  const served = 'query' in props;
  const here = data.status === 'ready' || data.status === 'refreshing';
  const rows = here ? data.rows : noRows;
  const given = here && 'total' in data ? data.total : rows.length;
  // A page that loads or has failed still has pages beside it.
  const total = useLastKnown(served && !here ? null : given);
  const last = lastPage(total, asked.limit);
  const query = useMemo(
    () => (here && arrange === 'pages' ? { ...asked, page: Math.min(Math.max(1, asked.page), last) } : asked),
    [asked, here, arrange, last],
  );
  const gone = served && data.status === 'ready' && asked.page > last;
  const askForLast = useEffectEvent(() => onQuery(query));
  useEffect(() => {
    if (gone) askForLast();
  }, [gone, last]);
  const comes = served && rows.length === 0 && total > 0 && (gone || data.status === 'refreshing');
  return { data: comes ? { status: 'loading' } : data, rows, total, query, onQuery };
}
