import { array, optional, type, unknown } from 'superstruct';
import { maximumPageLimit, type Page, type Paging } from '../wire/page.ts';
import { recordOf } from '../wire/described-structs.ts';
import { readPage, wirePageMeta } from '../wire/page.ts';
import { choiceField } from '../fields/choice-fields.ts';
import { wholeNumberField } from '../fields/number-fields.ts';
import { requiredText } from '../fields/text-fields.ts';
import { jsonValuesField } from '../fields/values-fields.ts';
import { defineEndpoint } from './endpoint.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportQuery extends Partial<Paging> {
  readonly report: string;
  /** The report's filters by their names. */
  readonly filters?: Readonly<Record<string, unknown>>;
}

const maximumPage = 1_000_000;
const maximumFiltersLength = 4_000;

/** The query of a paginated endpoint (API-19); the default is `defaultPaging`, in the list's own order. */
const pagingQuery = {
  limit: optional(wholeNumberField(1, maximumPageLimit)),
  page: optional(wholeNumberField(1, maximumPage)),
  sortBy: optional(requiredText),
  sortDesc: optional(choiceField(['true', 'false'])),
};

/** A page of a table for the staff. It is our own endpoint, because the specification has no paginated one. */
export const listReport = defineEndpoint({
  id: 'reports.list',
  method: 'GET',
  path: '/api/v2/reports/{report}',
  summary: 'Lists a page of a report.',
  guard: 'web',
  request: {
    path: type({ report: requiredText }),
    query: type({ ...pagingQuery, filters: optional(jsonValuesField(maximumFiltersLength)) }),
  },
  answer: array(recordOf(unknown())),
  meta: wirePageMeta,
  failures: [{ status: 404, when: 'There is no such report.' }],
  toWire: ({ report, limit, page, sortBy, sortDesc, filters }: ReportQuery) => ({
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
