import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../../testing/hard-texts.ts';
import { SimpleTable, type TableColumn } from './simple-table.tsx';

const meta: Meta = { title: 'Data/Simple table' };
export default meta;

type Story = StoryObj;

interface Payment {
  readonly day: string;
  readonly by: string;
  readonly paid: string;
}

const columns: readonly TableColumn<Payment>[] = [
  { key: 'day', label: 'Date', cell: ({ day }) => day },
  { key: 'by', label: 'Paid with', cell: ({ by }) => by },
  { key: 'paid', label: 'Amount', cell: ({ paid }) => paid, align: 'end' },
];
const rows: readonly Payment[] = [
  { day: '12/04/2026', by: 'Visa ending 4242', paid: '$84.20' },
  { day: '11/04/2026', by: 'Macon Credit Union', paid: '$84.20' },
];

const table = (shown: readonly Payment[]) => (
  <SimpleTable caption="Payments" columns={columns} rows={shown} rowKey={({ day }) => day} />
);

export const Filled: Story = { render: () => table(rows) };
export const WithTotal: Story = {
  render: () => (
    <SimpleTable
      caption="Payments"
      columns={columns}
      rows={rows}
      rowKey={({ day }) => day}
      total={{ label: 'All payments', value: '$168.40' }}
    />
  ),
};
export const Empty: Story = { render: () => table([]) };
export const HardTexts: Story = {
  render: () =>
    table([
      { day: '12/04/2026', by: hardTexts.unbroken, paid: '$84.20' },
      { day: '11/04/2026', by: hardTexts.rightToLeft, paid: '$1,234,567.89' },
      { day: '10/04/2026', by: hardTexts.markup, paid: '$0.01' },
    ]),
};
