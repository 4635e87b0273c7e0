import { listReport, parseValues } from '@portal/api-contract';
import { PagedAnswer, staffCall, type Call } from '../server/call.ts';
import { notFound } from '../server/failure.ts';
import { pageMeta, wantedPage } from './paging.ts';
import { statesReport } from './states.report.ts';
import type { Report } from './report.ts';
import { retailersReport } from './retailers.report.ts';

const reports: ReadonlyMap<string, Report> = new Map<string, Report>([
  ['retailers', retailersReport],
  ['states', statesReport],
]);

export const reportCalls: readonly Call[] = [
  staffCall(listReport, async ({ path, query }, { db }) => {
    const report = reports.get(path.report);
    if (!report) throw notFound('The report');
    const page = wantedPage(query, report.columns);
    const filters = { ...(query.filters === undefined ? {} : parseValues(query.filters)) };
    const { rows, total } = await report.list(db, filters, page);
    return new PagedAnswer(rows, pageMeta(page, { here: rows.length, total }, filters));
  }),
];
