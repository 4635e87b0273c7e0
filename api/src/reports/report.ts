import type { ReportRow } from '@portal/api-contract';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import type { WantedPage } from './paging.ts';

export type Filters = Readonly<Record<string, unknown>>;

/** A report for the staff, which is a table. */
export interface Report<Column extends string = string> {
  /** Columns that can be sorted by; the first is the default. */
  readonly columns: readonly [Column, ...Column[]];
  /** Returns the filtered rows of one page, and the number of all. Throws a 422 for a filter that it does not have. */
  list(db: Db, filters: Filters, page: WantedPage<Column>): Promise<ReportRows>;
}

export interface ReportRows {
  readonly rows: readonly ReportRow[];
  readonly total: number;
}

/** Returns the texts of a filter, sent as one text or as a list; null when the filter is not set. */
export function filterTexts(filters: Filters, name: string): readonly string[] | null {
  const given = filters[name];
  if (given === undefined || given === null || given === '') return null;
  const texts = Array.isArray(given) ? (given as readonly unknown[]) : [given];
  return texts.map((text) => {
    if (typeof text !== 'string') throw invalidFilter(name, 'This must be text, or a list of texts.');
    return text;
  });
}

/** @throws Failure 422 for a filter that the report does not have */
export function rejectUnknownFilters(filters: Filters, names: readonly string[]): void {
  const other = Object.keys(filters).find((name) => !names.includes(name));
  if (other !== undefined) throw invalidFilter(other, `A filter must be one of ${names.join(', ')}.`);
}

/** A failure with a message for one filter. */
export const invalidFilter = (name: string, message: string) => invalid({ [`filters.${name}`]: message });
