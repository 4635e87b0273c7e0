import type { ReactNode } from 'react';
import type { TableSelection } from '../selection/selection.ts';
import type { PagedData, TableData } from './table-data.ts';
import type { TableField } from '../cell/table-field.ts';
import type { TableQuery } from './table-query.ts';
import type { TableTree } from './use-table-lines.ts';

/** The props of every table. */
interface BaseTableProps<Row> {
  /** Names the table for screen readers; others read the heading above it. */
  readonly caption: string;
  /**
   * In the order of their importance: the last ones are the first to move into the details. The first names the row.
   */
  readonly fields: readonly TableField<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Names a row's checkbox and button; the value of the first field by default. */
  readonly rowName?: (row: Row) => string;
  readonly selection?: TableSelection;
  /** At the end of each row: a `MenuButton`, whose `of` is the given id. */
  readonly actions?: (row: Row, nameId: string) => ReactNode;
  /** Below `No results found.` */
  readonly empty?: ReactNode;
  /** Height of a bar at the top of the page, px: the head sticks below it. */
  readonly headerTop?: number;
}

/** All rows are given: the table sorts and pages them. */
export interface LocalTableProps<Row> extends BaseTableProps<Row> {
  readonly data: TableData<Row>;
  /** 25 a page by default (UI-95). */
  readonly limit?: number;
  /** Rows that contain rows (UI-11). Pass the same function each time. */
  readonly tree?: TableTree<Row>;
}

/** A server has the rows and returns one page of them. */
interface ServerTableProps<Row> extends BaseTableProps<Row> {
  readonly data: PagedData<Row>;
  /** The query of `data`; begin with `firstQuery`. */
  readonly query: TableQuery;
  readonly onQuery: (query: TableQuery) => void;
}

export type TableProps<Row> = LocalTableProps<Row> | ServerTableProps<Row>;
