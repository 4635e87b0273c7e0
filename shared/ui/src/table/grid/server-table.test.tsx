import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import type { PagedData } from './table-data.ts';
import { firstQuery } from './table-query.ts';
import { Table } from './table.tsx';

interface Shop {
  readonly id: string;
  readonly name: string;
}

const onQuery = jest.fn();
beforeEach(() => onQuery.mockReset());

const table = (page: number, data: PagedData<Shop>) => (
  <Table
    caption="Shops"
    fields={[{ key: 'name', label: 'Name' }]}
    rowKey={({ id }: Shop) => id}
    data={data}
    query={{ ...firstQuery, page }}
    onQuery={onQuery}
  />
);

/** One page of `count` rows, out of `total` rows. */
function answer(count: number, total: number, status: 'ready' | 'refreshing' = 'ready'): PagedData<Shop> {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `s${at}`, name: `Shop ${at}` }));
  return { status, rows, total };
}

const pages = () => screen.queryByRole('navigation', { name: 'Pages of Shops' });
const nothingFound = () => screen.queryByText('No results found.');

it('UI-95: a table asks the server once for the last page when its own page no longer exists', () => {
  const { rerender } = renderUi(table(3, answer(1, 51)));
  rerender(table(3, answer(0, 50)));
  rerender(table(3, answer(0, 50)));
  expect(onQuery.mock.calls).toEqual([[{ ...firstQuery, page: 2 }]]);
  expect(nothingFound()).not.toBeInTheDocument();
  expect(pages()).toBeInTheDocument();
  rerender(table(2, answer(0, 50, 'refreshing')));
  expect(nothingFound()).not.toBeInTheDocument();
  expect(pages()).toBeInTheDocument();
  rerender(table(2, answer(25, 50)));
  expect(screen.getAllByRole('rowheader')).toHaveLength(25);
  expect(onQuery).toHaveBeenCalledTimes(1);
});

it('UI-95: a table does not judge its page by rows that are older than its query', () => {
  renderUi(table(3, answer(25, 50, 'refreshing')));
  expect(onQuery).not.toHaveBeenCalled();
});

it('UI-62, UI-95: a list without rows is empty, and has no pages', () => {
  const { rerender } = renderUi(table(1, answer(25, 50)));
  rerender(table(1, answer(0, 0)));
  expect(nothingFound()).toBeInTheDocument();
  expect(pages()).not.toBeInTheDocument();
  expect(onQuery).not.toHaveBeenCalled();
});

it.each(['failed', 'loading'] as const)(
  'UI-95: the page before can be reached while a page is %s',
  async (status) => {
    const { user, rerender } = renderUi(table(2, answer(25, 60)));
    rerender(table(3, { status }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onQuery).toHaveBeenCalledWith({ ...firstQuery, page: 2 });
  },
);
