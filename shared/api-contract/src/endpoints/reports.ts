import { array, optional, type, unknown } from 'superstruct';
import { maximumPageLimit, type Page, type Paging } from '../wire/page.ts';
import { recordOf } from '../wire/described-structs.ts';
import { readPage, wirePageMeta } from '../wire/page.ts';
import { choiceField, jsonValuesField, requiredText, wholeNumberField } from '../wire/request-fields.ts';
import { defineEndpoint } from './endpoint.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportQuestion extends Partial<Paging> {
  readonly report: string;
  /** What the rows are narrowed by, as the report names it. */
  readonly filters?: Readonly<Record<string, unknown>>;
}

const mostPages = 1_000_000;
const longestFilters = 4_000;

/** How a paginated call is asked for a page (API-19); what is left out is `defaultPaging`, in the list's own order. */
export const pagingQuery = {
  limit: optional(wholeNumberField(1, maximumPageLimit)),
  page: optional(wholeNumberField(1, mostPages)),
  sortBy: optional(requiredText),
  sortDesc: optional(choiceField(['true', 'false'])),
};

/** A table of the staff, a page at a time: ours, for the specification names no paginated call. */
export const listReport = defineEndpoint({
  id: 'reports.list',
  method: 'GET',
  path: '/api/v2/reports/{report}',
  summary: 'Lists a page of a report.',
  guard: 'web',
  request: {
    path: type({ report: requiredText }),
    query: type({ ...pagingQuery, filters: optional(jsonValuesField(longestFilters)) }),
  },
  answer: array(recordOf(unknown())),
  meta: wirePageMeta,
  failures: [{ status: 404, when: 'There is no such report.' }],
  toWire: ({ report, limit, page, sortBy, sortDesc, filters }: ReportQuestion) => ({
    path: { report },
    query: {
      limit,
      page,
      sortBy,
      sortDesc: sortDesc === undefined ? undefined : String(sortDesc),
      filters: filters === undefined ? undefined : JSON.stringify(filters),
    },
  }),
  fromWire: (rows, meta): Page<ReportRow> => readPage(rows, meta),
});
