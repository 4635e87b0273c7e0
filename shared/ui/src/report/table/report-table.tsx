import { css } from '@emotion/react';
import { FailedState } from '../../feedback/failed-state.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { ReportTableSkeleton } from './report-table.skeleton.tsx';
import { ReportFigureRows } from './report-figure-rows.tsx';
import { shownColumns, type ReportRow } from './report-figures.ts';
import { alignEnd, cell, first, headCell, name } from './report-table.styles.ts';
import type { ReportPeriod } from '../range/report-periods.ts';

export type ReportData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message?: string; readonly onRetry?: () => void }
  | { readonly status: 'ready' | 'refreshing'; readonly rows: readonly ReportRow[] };

interface ReportTableProps {
  readonly caption: string;
  /** Names the first column: `Retailer`. */
  readonly rowLabel: string;
  /** A row has a figure for each, in this order. */
  readonly periods: readonly Pick<ReportPeriod, 'key' | 'label' | 'name'>[];
  readonly data: ReportData;
  /** Maximum number of columns, including the first; 13 by default (UI-92). Of more periods the last ones are shown. */
  readonly columns?: number;
  /** `1,234` by default. */
  readonly format?: (figure: number) => string;
  /** Opens the tier below a row; `openRow` is the key of the open row. */
  readonly onOpen?: (key: string) => void;
  readonly openRow?: string | null;
}

const frame = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: 'var(--shadow)',
});

const scroller = css({
  overflowX: 'auto',
  '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r3)' },
});

/**
 * A table of figures by month or week. The first column stays visible while the others scroll, also by the arrow keys.
 */
export function ReportTable({
  caption,
  rowLabel,
  periods,
  data,
  columns = 13,
  format = (figure) => figure.toLocaleString('en-US'),
  onOpen,
  openRow = null,
}: ReportTableProps) {
  const t = useUiMessages();
  const { from, count } = shownColumns(periods.length, columns);
  const shown = periods.slice(from);
  const width = data.status === 'loading' && count === 0 ? columns - 1 : count;
  const here = data.status === 'ready' || data.status === 'refreshing';
  return (
    <div css={frame}>
      <span role="status" css={hiddenStyle}>
        {data.status === 'loading' && t('loading')}
        {data.status === 'refreshing' && t('tableRefreshing')}
      </span>
      <div
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        css={scroller}
      >
        <table
          aria-busy={data.status === 'loading' || data.status === 'refreshing'}
          css={{ width: '100%', borderCollapse: 'separate', borderSpacing: 0 }}
        >
          <caption css={hiddenStyle}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" css={[cell, headCell, first]}>
                <div css={name}>{rowLabel}</div>
              </th>
              {shown.map(({ key, label, name }) => (
                <th key={key} scope="col" css={[cell, headCell]}>
                  <abbr title={name} css={{ textDecoration: 'none' }}>
                    {label}
                  </abbr>
                </th>
              ))}
              {shown.length === 0 &&
                Array.from({ length: width }, (_, at) => (
                  <td key={at} css={[cell, alignEnd]}>
                    <Skeleton width={56} height={18} />
                  </td>
                ))}
            </tr>
          </thead>
          {data.status === 'loading' && <ReportTableSkeleton columns={width} />}
          {here && data.rows.length > 0 && (
            <ReportFigureRows
              rows={data.rows}
              from={from}
              count={count}
              format={format}
              onOpen={onOpen}
              openRow={openRow}
            />
          )}
        </table>
      </div>
      {/* Outside of the scrolling box, where they would be centred over columns that a phone does not show. */}
      {data.status === 'failed' && (
        <FailedState level={3} title={t('tableFailed')} text={data.message} onRetry={data.onRetry} />
      )}
      {here && data.rows.length === 0 && (
        <p css={{ padding: '48px 20px', textAlign: 'center', color: 'var(--ink-2)' }}>{t('noResults')}</p>
      )}
    </div>
  );
}
