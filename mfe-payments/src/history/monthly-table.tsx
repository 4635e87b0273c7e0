import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface MonthlyTableProps {
  readonly rows: readonly { readonly month: string; readonly paid: string }[];
}

const summary = css({
  cursor: 'pointer',
  color: 'var(--brand)',
  fontWeight: 600,
  fontSize: 15,
  minHeight: 40,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'var(--r1)',
});
const table = css({
  width: '100%',
  maxWidth: 420,
  borderCollapse: 'collapse',
  marginTop: 8,
  '& th, & td': { padding: '8px 0', textAlign: 'left', borderBottom: '1px solid var(--line)' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'right' },
  '& thead th': { fontSize: 14, fontWeight: 400, color: 'var(--ink-2)' },
  '& tbody th': { fontWeight: 400 },
  '& td': { fontWeight: 600 },
});

/** The chart's figures as a table, for customers who can't see the chart. */
export function MonthlyTable({ rows }: MonthlyTableProps) {
  const t = useMessages(paymentsMessages);
  return (
    <details>
      <summary css={summary}>{t('history.table')}</summary>
      <table css={table} aria-label={t('history.chart')}>
        <thead>
          <tr>
            <th scope="col">{t('history.month')}</th>
            <th scope="col">{t('history.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, paid }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{paid}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
