import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Accordion } from './accordion.tsx';
import { SimpleTable } from './simple-table.tsx';
import { TabPanels } from './tab-panels.tsx';

it('opens the first question of an accordion', () => {
  renderUi(
    <Accordion
      items={[
        { id: 'a', title: 'First?', content: 'One' },
        { id: 'b', title: 'Second?', content: 'Two' },
      ]}
    />,
  );
  expect(screen.getByText('One').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Two').closest('details')).not.toHaveAttribute('open');
});

it('moves through tabs by arrows, Home and End, with one tab stop', async () => {
  const { user } = renderUi(
    <TabPanels
      label="Methods"
      tabs={['Cards', 'Banks', 'Other'].map((text) => ({ id: text, text, content: `${text} here` }))}
    />,
  );
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Cards' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Banks', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Banks' })).toHaveTextContent('Banks here');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Cards', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Cards', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('names the columns and rows of a table', () => {
  renderUi(
    <SimpleTable
      caption="Payments"
      rows={[{ day: '12/04/2026', paid: '$84.20' }]}
      rowKey={(row) => row.day}
      columns={[
        { key: 'day', label: 'Date', cell: (row) => row.day },
        { key: 'paid', label: 'Amount', cell: (row) => row.paid, align: 'end' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Payments' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '12/04/2026' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument();
});
