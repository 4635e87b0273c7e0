import type { ReactNode } from 'react';

/** The value of a cell, used for sorting, and shown as text by default. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table (UI-04). */
export interface TableField<Row> {
  /** Unique in the table; identifies the column in a query and in the saved visibility. */
  readonly key: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** The user can show and hide the column. */
  readonly selectable?: boolean;
  /** Visible at first; true by default. */
  readonly selected?: boolean;
  /** Class of the head cell. */
  readonly thClass?: string;
  /** The row's own property `key` by default. */
  readonly value?: (row: Row) => CellValue;
  /** The value as text by default. */
  readonly cell?: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
}
