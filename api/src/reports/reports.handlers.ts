import { listReport, parseValues } from '@portal/api-contract';
import { PagedAnswer } from '../server/answers.ts';
import { notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { pageMeta, wantedPage } from './paging.ts';
import type { Report } from './report.ts';
import { retailersReport } from './retailers.report.ts';
import { statesReport } from './states.report.ts';

const reports: ReadonlyMap<string, Report> = new Map<string, Report>([
  ['retailers', retailersReport],
  ['states', statesReport],
]);

/** What the handler of reports needs. */
export interface ReportServices {
  readonly db: Db;
}

/** The handler of reports. */
export const reportHandlers = ({ db }: ReportServices): readonly EndpointHandler[] => [
  handler(listReport, async ({ path, query }) => {
    const report = reports.get(path.report);
    if (!report) throw notFound('The report');
    const page = wantedPage(query, report.columns);
    const filters = { ...(query.filters === undefined ? {} : parseValues(query.filters)) };
    const { rows, total } = await report.list(db, filters, page);
    return new PagedAnswer(rows, pageMeta(page, { here: rows.length, total }, filters));
  }),
];
