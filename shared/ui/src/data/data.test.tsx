import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Accordion } from './accordion.tsx';
import { ItemCard } from './item-card.tsx';
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
  const question = (name: string) => screen.getByRole('button', { name });
  expect(question('First?')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('One').closest('[hidden]')).toBeNull();
  expect(question('Second?')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Two').closest('[hidden]')).not.toBeNull();
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

it('keeps the whole of a long title, and reads an item as heading, facts and progress', () => {
  const title = 'A very long name that a card has to cut after two lines of it';
  renderUi(
    <ul>
      <ItemCard
        icon={<svg />}
        title={title}
        note="Number 7"
        facts={[{ label: 'Left', value: '$5.00' }]}
        progress={{ percent: 62, label: '62% done' }}
        remarks={['62% done', 'by Us']}
      />
    </ul>,
  );
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(within(item).getByTitle(title)).toBeVisible();
  expect(within(item).getByRole('term')).toHaveTextContent('Left');
  expect(within(item).getByRole('definition')).toHaveTextContent('$5.00');
  expect(within(item).getByRole('img', { name: '62% done' })).toBeVisible();
  expect(within(item).getByText('62% done · by Us')).toBeVisible();
});
