import type { ReactNode } from 'react';

/** What a cell holds before it is drawn: it is sorted by this, and shown as text unless the field draws itself. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table (UI-04). */
export interface TableField<Row> {
  /** Unique in the table; names the column in a query and in the kept choice of columns. */
  readonly key: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** The reader may choose whether to see the column. */
  readonly selectable?: boolean;
  /** Seen until the reader chooses otherwise; true unless told. */
  readonly selected?: boolean;
  /** Class of the head cell. */
  readonly thClass?: string;
  /** The row's own property `key` unless told. */
  readonly value?: (row: Row) => CellValue;
  /** The value as text unless told. */
  readonly cell?: (row: Row) => ReactNode;
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
}
