import type { ReactNode } from 'react';
import type { TableSelection } from '../selection/selection.ts';
import type { PagedData, TableData } from './table-data.ts';
import type { TableField } from '../cell/table-field.ts';
import type { TableQuery } from './table-query.ts';
import type { TableTree } from './use-table-lines.ts';

/** What every table is told. */
interface BaseTableProps<Row> {
  /** Names the table for screen readers; the heading above says it to all others. */
  readonly caption: string;
  /** In the order of their importance: the last ones are the first to go into the details. The first names the row. */
  readonly fields: readonly TableField<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Tells a row's box and button from those of the others; the value of the first field unless told. */
  readonly rowName?: (row: Row) => string;
  readonly selection?: TableSelection;
  /** At the end of each row: a `MenuButton`, whose `of` is the given id. */
  readonly actions?: (row: Row, nameId: string) => ReactNode;
  /** Below `No results found.` */
  readonly empty?: ReactNode;
  /** px that a bar of the page covers: the head sticks below it. */
  readonly headerTop?: number;
}

/** All rows are here: the table sorts and pages them. */
export interface LocalTableProps<Row> extends BaseTableProps<Row> {
  readonly data: TableData<Row>;
  /** 25 a page unless told (UI-95). */
  readonly limit?: number;
  /** Rows that open (UI-11). Give the same function each time. */
  readonly tree?: TableTree<Row>;
}

/** A server has the rows and answers one page of them. */
interface ServerTableProps<Row> extends BaseTableProps<Row> {
  readonly data: PagedData<Row>;
  /** What `data` answers; begin with `firstQuery`. */
  readonly query: TableQuery;
  readonly onQuery: (query: TableQuery) => void;
}

export type TableProps<Row> = LocalTableProps<Row> | ServerTableProps<Row>;
