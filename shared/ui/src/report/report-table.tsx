import { css } from '@emotion/react';
import { FailedState, Skeleton } from '@portal/ui';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { LongText } from '../table/long-text.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { hiddenStyle } from '../type/visually-hidden.tsx';
import { columnTotals, shownColumns, type ReportRow } from './report-figures.ts';
import type { ReportPeriod } from './report-periods.ts';

export type ReportData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message?: string; readonly onRetry?: () => void }
  | { readonly status: 'ready' | 'refreshing'; readonly rows: readonly ReportRow[] };

interface ReportTableProps {
  readonly caption: string;
  /** What a row is: `Retailer`. */
  readonly rowLabel: string;
  /** A row has a figure for each, in this order. */
  readonly periods: readonly Pick<ReportPeriod, 'key' | 'label' | 'name'>[];
  readonly data: ReportData;
  /** The first one and the periods together; 13 unless told (UI-92). Of more periods the last ones are shown. */
  readonly columns?: number;
  /** `1,234` unless told. */
  readonly format?: (figure: number) => string;
  /** Opens what is below a row; `openRow` is the key of the one that is open. */
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

const cell = css({
  padding: '12px 10px',
  fontSize: 15,
  borderBottom: '1px solid var(--line)',
  textAlign: 'end',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { paddingInlineEnd: 20 },
});

const first = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInlineStart: 20,
  background: 'var(--surface)',
  boxShadow: 'inset -1px 0 var(--line)',
  '[dir=rtl] &': { boxShadow: 'inset 1px 0 var(--line)' },
  textAlign: 'start',
  whiteSpace: 'normal',
});

/** As wide as its text up to a width that leaves room for figures; only a longer word than that is broken. */
const name = css({
  width: 'max-content',
  minWidth: 112,
  maxWidth: 216,
  overflowWrap: 'anywhere',
  '@media (max-width: 576px)': { minWidth: 0, maxWidth: 130 },
});

const bone = css({ '& > span': { marginInlineStart: 'auto' } });

const headCell = css({ fontSize: 14, fontWeight: 500, color: 'var(--ink-2)' });
const footCell = css({
  fontWeight: 650,
  borderBottom: 0,
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
});

/** Rows that a report shows while it comes. */
const bones = 6;

/** Letters that a row shows of its name before it asks. */
const nameLetters = 80;

/** Figures by month or week: the first column stays in view while the others scroll, also by the arrow keys. */
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
  const t = useUiTexts();
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
        // A box that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
                  <td key={at} css={[cell, bone]}>
                    <Skeleton width={56} height={18} />
                  </td>
                ))}
            </tr>
          </thead>
          {data.status === 'loading' && <Bones columns={width} />}
          {here && data.rows.length > 0 && (
            <Figures
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
      {/* Beside the box that scrolls: in it, they would stand in the middle of columns that a phone does not show. */}
      {data.status === 'failed' && (
        <FailedState level={3} title={t('tableFailed')} text={data.message} onRetry={data.onRetry} />
      )}
      {here && data.rows.length === 0 && (
        <p css={{ padding: '48px 20px', textAlign: 'center', color: 'var(--ink-2)' }}>{t('noResults')}</p>
      )}
    </div>
  );
}

function Bones({ columns }: { readonly columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: bones }, (_, row) => (
        <tr key={row}>
          <th css={[cell, first]}>
            <div css={name}>
              <Skeleton width={104 - (row % 3) * 16} height={21} />
            </div>
          </th>
          {Array.from({ length: columns }, (__, at) => (
            <td key={at} css={[cell, bone]}>
              <Skeleton width={56} height={21} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface FiguresProps {
  readonly rows: readonly ReportRow[];
  readonly from: number;
  readonly count: number;
  readonly format: (figure: number) => string;
  readonly onOpen: ((key: string) => void) | undefined;
  readonly openRow: string | null;
}

function Figures({ rows, from, count, format, onOpen, openRow }: FiguresProps) {
  const t = useUiTexts();
  const places = Array.from({ length: count }, (_, at) => from + at);
  const totals = columnTotals(rows, from, count);
  return (
    <>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.key} ${at}`} {...(row.key === openRow ? { 'data-open': '' } : {})}>
            <th scope="row" css={[cell, first, { fontWeight: 550 }, onOpen && { paddingBlock: 6 }]}>
              <div css={name}>
                {onOpen ? (
                  <Opener open={row.key === openRow} onOpen={() => onOpen(row.key)}>
                    {row.label}
                  </Opener>
                ) : (
                  <LongText letters={nameLetters}>{row.label}</LongText>
                )}
              </div>
            </th>
            {places.map((place) => {
              const figure = row.values[place];
              return (
                <td key={place} css={cell}>
                  {typeof figure === 'number' && Number.isFinite(figure) ? (
                    format(figure)
                  ) : (
                    <span css={{ color: 'var(--ink-3)' }}>–</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" css={[cell, first, footCell]}>
            <div css={name}>{t('reportTotal')}</div>
          </th>
          {totals.map((total, at) => (
            <td key={at} css={[cell, footCell]}>
              {format(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  );
}

interface OpenerProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: string;
}

/** The tier that it opens says the whole of a name that is cut here. */
function Opener({ open, onOpen, children }: OpenerProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onOpen}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        maxWidth: 'calc(100% + 16px)',
        minHeight: 32,
        padding: '4px 8px',
        marginInline: -8,
        border: 0,
        borderRadius: 'var(--r1)',
        background: open ? 'var(--brand-soft)' : 'none',
        color: open ? 'var(--brand-strong)' : 'var(--ink)',
        fontWeight: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        '& > svg': { flex: 'none', color: 'var(--ink-3)', '[dir=rtl] &': { scale: '-1 1' } },
        '&:hover': { background: open ? 'var(--brand-soft)' : 'var(--sunken)' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <span
        dir="auto"
        css={{
          minWidth: 0,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 4,
          overflow: 'hidden',
        }}
      >
        {children}
      </span>
      <ChevronRightIcon size={16} />
    </button>
  );
}
