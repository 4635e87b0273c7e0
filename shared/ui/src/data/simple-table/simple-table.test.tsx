import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SimpleTable } from './simple-table.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

interface Payment {
  readonly day: string;
  readonly paid: string;
}

const payments: Pick<ComponentProps<typeof SimpleTable<Payment>>, 'rows' | 'rowKey' | 'columns'> = {
  rows: [{ day: '12/04/2026', paid: '$84.20' }],
  rowKey: (row) => row.day,
  columns: [
    { key: 'day', label: 'Date', cell: (row) => row.day },
    { key: 'paid', label: 'Amount', cell: (row) => row.paid, align: 'end' },
  ],
};

describe('SimpleTable', () => {
  it('names its columns and rows', () => {
    renderUi(<SimpleTable caption="Payments" {...payments} />);
    expect(screen.getByRole('table', { name: 'Payments' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: '12/04/2026' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument();
  });

  it('has the sum of its rows in a last row, which is named', () => {
    renderUi(
      <SimpleTable caption="Payments" {...payments} total={{ label: 'All payments', value: '$84.20' }} />,
    );
    expect(screen.getByRole('row', { name: 'All payments $84.20' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'All payments' })).toBeVisible();
  });

  it('UI-62: says that it has no rows, outside of the box that scrolls', () => {
    renderUi(
      <SimpleTable
        caption="Payments"
        rows={[]}
        rowKey={() => ''}
        columns={[{ key: 'day', label: 'Date', cell: () => '' }]}
      />,
    );
    expect(screen.getByText('No results found.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payments' })).not.toHaveTextContent('No results');
  });
});
