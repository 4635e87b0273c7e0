import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The cell that names its row for screen readers; the first column by default. */
  readonly heading?: boolean;
}

interface SimpleTableProps<Row> {
  readonly caption: string;
  /** The heading above already says it. */
  readonly hideCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** A last row that sums up: its value is below the last column. */
  readonly total?: { readonly label: string; readonly value: ReactNode };
}

const cell = css({
  padding: '12px 20px',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  borderTop: '1px solid var(--line)',
  '@media (max-width: 480px)': {
    paddingInline: 8,
    '&:first-of-type': { paddingInlineStart: 16 },
    '&:last-of-type': { paddingInlineEnd: 16 },
  },
});

/** Wide enough for words, also where long ones may break. */
const rowHeading = css({ minWidth: 112, fontWeight: 550 });

const totalCell = css({ borderTopColor: 'var(--line-strong)', fontWeight: 650 });

/**
 * A table of a few rows, without sorting or paging; says when there are none (UI-62). On a phone it scrolls in its own
 * box.
 */
export function SimpleTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  total,
}: SimpleTableProps<Row>) {
  const t = useUiMessages();
  const isHeading = (column: TableColumn<Row>, at: number) =>
    columns.some(({ heading }) => heading) ? column.heading === true : at === 0;
  return (
    <div
      css={{
        position: 'relative',
        overflow: 'clip',
        background: 'var(--surface)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r3)',
        boxShadow: 'var(--shadow)',
      }}
    >
      <div
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        css={{ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r3)' } }}
      >
        <table css={{ width: '100%', borderCollapse: 'collapse' }}>
          <caption
            css={
              hideCaption
                ? hiddenStyle
                : { padding: '16px 20px', textAlign: 'start', fontWeight: 620, fontSize: 18 }
            }
          >
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  css={[
                    cell,
                    {
                      borderTop: 0,
                      fontSize: 14,
                      fontWeight: 500,
                      color: 'var(--ink-2)',
                      whiteSpace: 'nowrap',
                    },
                    column.align === 'end' && { textAlign: 'end' },
                  ]}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, at) => {
                  const Cell = isHeading(column, at) ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      {...(Cell === 'th' ? { scope: 'row' } : {})}
                      css={[
                        cell,
                        Cell === 'th' && rowHeading,
                        column.align === 'end' && { textAlign: 'end', whiteSpace: 'nowrap' },
                      ]}
                    >
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={columns.length - 1} css={[cell, totalCell]}>
                  {total.label}
                </th>
                <td
                  css={[
                    cell,
                    totalCell,
                    { textAlign: columns.at(-1)?.align ?? 'start', whiteSpace: 'nowrap' },
                  ]}
                >
                  {total.value}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {rows.length === 0 && (
        <p
          css={{
            padding: '32px 20px',
            borderTop: '1px solid var(--line)',
            textAlign: 'center',
            color: 'var(--ink-2)',
          }}
        >
          {t('noResults')}
        </p>
      )}
    </div>
  );
}
