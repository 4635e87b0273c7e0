import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface MonthlyTableProps {
  readonly rows: readonly { readonly month: string; readonly paid: string }[];
}

const table = css({
  width: '100%',
  maxWidth: 420,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 0', textAlign: 'left', borderBottom: '1px solid var(--line)' },
  '& thead th:last-of-type, & td': { textAlign: 'right' },
  '& thead th': { fontSize: 14, fontWeight: 400, color: 'var(--ink-2)' },
  '& tbody th': { fontWeight: 400 },
  '& td': { fontWeight: 600 },
});

/** The chart's figures as a table, exact to the cent. */
export function MonthlyTable({ rows }: MonthlyTableProps) {
  const t = useMessages(paymentsMessages);
  return (
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
  );
}
