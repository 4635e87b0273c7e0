import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { branchMove } from '../tree/branch-keys.ts';
import { cellValue } from '../cell/cell-value.ts';
import { selectionOf, withRows, type TableSelection } from '../selection/selection.ts';
import type { TableProps } from './table-props.ts';
import { sortedBy } from './table-query.ts';
import type { RowHandlers } from './table-row.tsx';
import { useFittingColumns } from '../fitting/use-fitting-columns.ts';
import { useTableLines } from './use-table-lines.ts';
import { useTablePage } from './use-table-page.ts';

/** Returns a ref to the newest value, for handlers that stay the same so that rows are not rendered again. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** The state of a table: page and order, open rows, selected rows, fitting columns. */
export function useTable<Row>(props: TableProps<Row>, arrange: 'pages' | 'order') {
  const { fields, rowKey, rowName, selection, actions } = props;
  const { data, rows, total, query, onQuery } = useTablePage(props, arrange);
  const served = 'query' in props;
  const tree = 'tree' in props ? props.tree : undefined;
  const { lines, all, toggleBranch } = useTableLines({
    fields,
    rows,
    rowKey,
    query,
    arrange: served ? 'nothing' : arrange,
    tree,
  });

  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  const content = lines.length > 0 ? (arrange === 'pages' ? lines : rows) : null;
  const fitting = useFittingColumns({
    keys,
    content,
    selects: selection !== undefined,
    actions: actions !== undefined,
  });
  const { measuring, shown, overflow } = fitting;
  const shownFields = useMemo(
    () => (measuring ? fields : fields.filter(({ key }) => shown.includes(key))),
    [fields, measuring, shown],
  );
  const overflowFields = useMemo(
    () => fields.filter(({ key }) => overflow.includes(key)),
    [fields, overflow],
  );

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [stop, setStop] = useState<string | null>(null);
  const newest = useNewest({ lines, selection, toggleBranch });
  const onToggleDetails = useCallback(
    (id: string) => setOpen((before) => withRows(before, [id], !before.has(id))),
    [],
  );
  const onSelect = useCallback(
    (id: string, choose: boolean) => {
      const { selection: given } = newest.current;
      given?.onChange(withRows(given.selected, [id], choose));
    },
    [newest],
  );
  const onToggleBranch = useCallback((id: string) => newest.current.toggleBranch(id), [newest]);
  const onBranchKey = useCallback(
    (event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
      const row = event.currentTarget;
      if (event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
      const { lines: drawn, selection: given } = newest.current;
      if (event.key === ' ' && given) {
        event.preventDefault();
        given.onChange(withRows(given.selected, [id], !given.selected.has(id)));
        return;
      }
      const inward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const move = branchMove(event.key, id, drawn, inward);
      if (move.type === 'stay') return;
      event.preventDefault();
      if (move.type === 'toggle') newest.current.toggleBranch(id);
      else row.parentElement?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(move.to)}"]`)?.focus();
    },
    [newest],
  );
  const handlers: RowHandlers = {
    onSelect,
    onToggleDetails,
    onToggleBranch,
    onBranchKey,
    onBranchFocus: setStop,
  };
  const named = rowName ?? firstText(props);
  const stopAt = lines.some(({ id }) => id === stop) ? stop : (lines[0]?.id ?? null);
  return {
    tableId: useId(),
    data,
    query,
    onQuery,
    onSort: (key: string) => onQuery(sortedBy(query, key)),
    total,
    lines,
    /** Ids of all rows; undefined when a server has them. */
    all: served ? undefined : all,
    tree: tree !== undefined,
    fitting,
    shownFields,
    overflowFields,
    toggles: overflowFields.length > 0,
    isOpen: (id: string) => open.has(id),
    isSelected: (id: string) => selection?.selected.has(id),
    pageSelection: selection && headOf(lines, selection),
    onSelectAll: (choose: boolean) =>
      selection?.onChange(
        withRows(
          selection.selected,
          lines.map(({ id }) => id),
          choose,
        ),
      ),
    handlers,
    rowName: named,
    isTabStop: (id: string) => id === stopAt,
  };
}

export type TableModel<Row> = ReturnType<typeof useTable<Row>>;

function headOf<Row>(
  lines: readonly { readonly id: string; readonly row: Row }[],
  { selected }: TableSelection,
) {
  return selectionOf(
    lines.map(({ id }) => id),
    selected,
  );
}

function firstText<Row>({ fields, rowKey }: TableProps<Row>): (row: Row) => string {
  const [first] = fields;
  return (row) => String((first && cellValue(first, row)) ?? rowKey(row));
}
