import type { ReportRow } from '@portal/api-contract';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import type { WantedPage } from './paging.ts';

export type Filters = Readonly<Record<string, unknown>>;

/** A table of the staff. */
export interface Report<Column extends string = string> {
  /** Each can be sorted by; the first is the order when none is asked for. */
  readonly columns: readonly [Column, ...Column[]];
  /** Rows of one page and of all, narrowed by the filters. Refuses with 422 a filter that it doesn't have. */
  list(db: Db, filters: Filters, page: WantedPage<Column>): Promise<ReportRows>;
}

export interface ReportRows {
  readonly rows: readonly ReportRow[];
  readonly total: number;
}

/** The texts that a filter lets through, given as one or as a list; none given is null, which lets all through. */
export function textsOf(filters: Filters, name: string): readonly string[] | null {
  const given = filters[name];
  if (given === undefined || given === null || given === '') return null;
  const texts = Array.isArray(given) ? (given as readonly unknown[]) : [given];
  return texts.map((text) => {
    if (typeof text !== 'string') throw invalidFilter(name, 'This must be text, or a list of texts.');
    return text;
  });
}

/** @throws Failure 422 naming the filters that a report doesn't have */
export function rejectOthers(filters: Filters, names: readonly string[]): void {
  const other = Object.keys(filters).find((name) => !names.includes(name));
  if (other !== undefined) throw invalidFilter(other, `A filter must be one of ${names.join(', ')}.`);
}

export const invalidFilter = (name: string, message: string) => invalid({ [`filters.${name}`]: message });
