import { listReport, type Page, type ReportQuery, type ReportRow } from '@portal/api-contract';
import { useApiQuery, type ApiError } from '@portal/platform';
import { endpointAt } from './endpoint-at.ts';

interface ReportSource {
  /** Another page is on its way while `page` is still the last one. */
  readonly refreshing: boolean;
  readonly reload: () => void;
}

export type Report = ReportSource &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: ApiError }
    | { readonly status: 'ready'; readonly page: Page<ReportRow> }
  );

/**
 * A page of a report: of the name, or of the address from `/` on, that `question.report` gives. The former page stays
 * until the next has come, so that a table does not jump.
 */
export function useReport(question: ReportQuery): Report {
  const { data, error, isFetching, refetch } = useApiQuery(
    endpointAt(question.report, listReport),
    question,
    {
      keepPrevious: true,
    },
  );
  const source = { refreshing: isFetching, reload: () => void refetch() };
  if (error) return { ...source, status: 'failed', error };
  return data ? { ...source, status: 'ready', page: data } : { ...source, status: 'loading' };
}
