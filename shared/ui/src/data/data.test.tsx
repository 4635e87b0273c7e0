import { screen, within } from '@testing-library/react';
import { object, optional, string } from 'superstruct';
import { Form } from '../form/form.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Accordion } from './accordion/accordion.tsx';
import { ItemCard } from './item-card/item-card.tsx';
import { SimpleTable } from './simple-table/simple-table.tsx';
import { TabPanels } from './tabs/tab-panels.tsx';

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

it('draws no box for an accordion without questions', () => {
  const { container } = renderUi(<Accordion items={[]} />);
  expect(container).toBeEmptyDOMElement();
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

it('UI-27: asks before a tab with a changed form is left, and stays on No', async () => {
  const { user } = renderUi(
    <TabPanels
      label="Methods"
      tabs={[
        {
          id: 'cards',
          text: 'Cards',
          content: (
            <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
              <TextField name="city" label="City" />
            </Form>
          ),
        },
        { id: 'banks', text: 'Banks', content: 'Banks here' },
      ]}
    />,
  );
  await user.type(screen.getByLabelText('City'), 'Macon');
  await user.click(screen.getByRole('tab', { name: 'Banks' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByLabelText('City')).toHaveValue('Macon');
  await user.click(screen.getByRole('tab', { name: 'Banks' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('tabpanel', { name: 'Banks' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cards' }));
  await user.click(screen.getByRole('tab', { name: 'Banks' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
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

it('UI-62: says that a table has no rows, outside of the box that scrolls', () => {
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
