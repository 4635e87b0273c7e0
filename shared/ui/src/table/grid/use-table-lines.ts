import {
  getCoreRowModel,
  getExpandedRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type ExpandedState,
  type Row as ModelRow,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { cellValue, compareValues } from '../cell/cell-value.ts';
import { rowIds } from './row-ids.ts';
import type { TableField } from '../cell/table-field.ts';
import type { Branch, TableLine } from '../tree/table-line.ts';
import type { TableQuery } from './table-query.ts';

/** Rows that contain rows (UI-11). */
export interface TableTree<Row> {
  readonly children: (row: Row) => readonly Row[] | undefined;
  /** Whether the branches are open at first; `none` by default. */
  readonly open?: 'none' | 'all';
}

interface LinesOptions<Row> {
  readonly fields: readonly TableField<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly query: TableQuery;
  /** Whether the rows are sorted and paged here, only sorted, or shown as they are. */
  readonly arrange: 'pages' | 'order' | 'nothing';
  readonly tree: TableTree<Row> | undefined;
}

interface Lines<Row> {
  readonly lines: readonly TableLine<Row>[];
  /** Ids of all given rows, including those on other pages and in closed branches. */
  readonly all: readonly string[];
  readonly toggleBranch: (id: string) => void;
}

function columnsOf<Row>(fields: readonly TableField<Row>[]): ColumnDef<Row>[] {
  return fields.map((field) => ({
    id: field.key,
    accessorFn: (row) => cellValue(field, row),
    sortingFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    // Rows without a value are last in either direction.
    sortUndefined: 'last',
    enableMultiSort: false,
  }));
}

/** Returns the branch of each row by its id, its position among its siblings as they are sorted. */
function branchesOf<Row>(roots: readonly ModelRow<Row>[]): ReadonlyMap<string, Branch> {
  const branches = new Map<string, Branch>();
  const add = (siblings: readonly ModelRow<Row>[]) => {
    for (const [at, row] of siblings.entries()) {
      branches.set(row.id, {
        level: row.depth + 1,
        position: at + 1,
        siblings: siblings.length,
        status: row.subRows.length === 0 ? 'leaf' : row.getIsExpanded() ? 'open' : 'closed',
        parent: row.parentId ?? null,
      });
      add(row.subRows);
    }
  };
  add(roots);
  return branches;
}

/** Sorts and pages the rows by a query, with TanStack Table. */
export function useTableLines<Row>({
  fields,
  rows,
  rowKey,
  query,
  arrange,
  tree,
}: LinesOptions<Row>): Lines<Row> {
  const [expanded, setExpanded] = useState<ExpandedState>(tree?.open === 'all' ? true : {});
  const columns = useMemo(() => columnsOf(fields), [fields]);
  const ids = useMemo(() => rowIds(rows, rowKey), [rows, rowKey]);
  const data = useMemo(() => [...rows], [rows]);
  const { page, limit, sortBy, sortDesc } = query;
  const sorting = useMemo(
    () => (fields.some(({ key }) => key === sortBy) ? [{ id: sortBy ?? '', desc: sortDesc }] : []),
    [fields, sortBy, sortDesc],
  );
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: limit }), [page, limit]);
  // oxlint-disable-next-line react/incompatible-library -- only matters to the React compiler, which is not used here
  const model = useReactTable<Row>({
    data,
    columns,
    getRowId: (row, at, parent) => (parent ? `${parent.id}/${rowKey(row)}` : (ids[at] ?? rowKey(row))),
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getExpandedRowModel: getExpandedRowModel(),
    ...(arrange === 'pages'
      ? { getPaginationRowModel: getPaginationRowModel() }
      : { manualPagination: true }),
    manualSorting: arrange === 'nothing',
    autoResetPageIndex: false,
    autoResetExpanded: false,
    // A branch stays on the page of its root.
    paginateExpandedRows: false,
    state: { expanded, sorting, pagination },
    onExpandedChange: setExpanded,
    ...(tree ? { getSubRows: (row: Row) => [...(tree.children(row) ?? [])] } : {}),
  });
  const shown = model.getRowModel().rows;
  const roots = model.getSortedRowModel().rows;
  const lines = useMemo(() => {
    const branches = tree && branchesOf(roots);
    return shown.map((row) => ({ id: row.id, row: row.original, branch: branches?.get(row.id) }));
  }, [shown, roots, tree]);
  return {
    lines,
    all: useMemo(() => (tree ? Object.keys(model.getCoreRowModel().rowsById) : ids), [tree, model, ids]),
    toggleBranch: (id) => model.getRow(id, true).toggleExpanded(),
  };
}
