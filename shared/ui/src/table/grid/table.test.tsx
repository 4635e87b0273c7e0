import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeLayout } from '../../testing/fake-layout.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import type { TableField } from '../cell/table-field.ts';
import type { LocalTableProps } from './table-props.ts';
import { firstQuery, type TableQuery } from './table-query.ts';
import { Table } from './table.tsx';

interface Shop {
  readonly id: string;
  readonly name: string;
  readonly city?: string | null;
  readonly sales?: number | null;
}

const fields: readonly TableField<Shop>[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'city', label: 'City' },
  { key: 'sales', label: 'Sales', sortable: true, align: 'end' },
];
const shops = (count: number): readonly Shop[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at + 1}`,
    name: `Shop ${at + 1}`,
    city: 'Reno',
    sales: count - at,
  }));

const rowsShown = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string | RegExp) => screen.getByRole('columnheader', { name });

function ShopTable(props: Partial<LocalTableProps<Shop>>) {
  return (
    <Table
      caption="Shops"
      fields={fields}
      rowKey={({ id }) => id}
      data={{ status: 'ready', rows: props.data ? [] : shops(3) }}
      {...props}
    />
  );
}
const ready = (rows: readonly Shop[]) => ({ status: 'ready', rows }) as const;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a table', () => {
  it('UI-04: shows its fields by label, in their order, and puts `thClass` on the head cell', () => {
    const [name, ...others] = fields;
    const classed = [{ ...name, key: 'name', label: 'Name', thClass: 'wide' }, ...others];
    renderUi(<ShopTable fields={classed} />);
    const table = screen.getByRole('table', { name: 'Shops' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'City', 'Sales']);
    expect(head('Name')).toHaveClass('wide');
    expect(within(table).getByRole('row', { name: 'Shop 2 Reno 2' })).toBeInTheDocument();
  });

  it('shows what is absent as nothing, and markup as text', () => {
    renderUi(
      <ShopTable
        data={ready([
          { id: '1', name: '<img src=x>', city: null },
          { id: '2', name: 'B' },
        ])}
      />,
    );
    expect(screen.getByRole('rowheader', { name: '<img src=x>' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByText('None')).toHaveLength(4);
  });

  it('shows two rows of one key without mixing them up', async () => {
    const { user } = renderUi(
      <Chooser
        rows={[
          { id: 'x', name: 'A' },
          { id: 'x', name: 'B' },
        ]}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    expect(screen.getByRole('checkbox', { name: 'Select A' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select B' })).toBeChecked();
  });

  it('shows the beginning of a very long text, and all of it when asked', async () => {
    const { user } = renderUi(<ShopTable data={ready([{ id: '1', name: 'x'.repeat(10_000) }])} />);
    expect(screen.getByRole('rowheader').textContent?.length).toBeLessThan(300);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('rowheader').textContent?.length).toBeGreaterThan(10_000);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getByRole('rowheader').textContent?.length).toBeLessThan(300);
  });

  it('shows people’s texts in their own direction', () => {
    renderUi(<ShopTable data={ready([{ id: '1', name: 'متجر' }])} />);
    expect(screen.getByText('متجر')).toHaveAttribute('dir', 'auto');
  });
});

describe('sorting', () => {
  const rows = [
    { id: 'a', name: 'Unit 10', sales: 5 },
    { id: 'b', name: 'unit 9', sales: null },
    { id: 'c', name: 'Ark', sales: 100 },
  ];

  it('goes upwards, downwards and back to the order of the rows, and says which it is', async () => {
    const { user } = renderUi(<ShopTable data={ready(rows)} />);
    const sort = () => user.click(screen.getByRole('button', { name: 'Name' }));
    expect(head('Name')).toHaveAttribute('aria-sort', 'none');
    expect(head('City')).not.toHaveAttribute('aria-sort');
    await sort();
    expect(rowsShown()).toEqual(['Ark', 'unit 9', 'Unit 10']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await sort();
    expect(rowsShown()).toEqual(['Unit 10', 'unit 9', 'Ark']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    await sort();
    expect(rowsShown()).toEqual(['Unit 10', 'unit 9', 'Ark']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'none');
  });

  it('keeps rows without a value last in both directions', async () => {
    const { user } = renderUi(<ShopTable data={ready(rows)} />);
    await user.click(screen.getByRole('button', { name: 'Sales' }));
    expect(rowsShown()).toEqual(['Unit 10', 'Ark', 'unit 9']);
    await user.click(screen.getByRole('button', { name: 'Sales' }));
    expect(rowsShown()).toEqual(['Ark', 'Unit 10', 'unit 9']);
  });
});

describe('paging', () => {
  it('UI-95: begins with page 1 of 25 rows', () => {
    renderUi(<ShopTable data={ready(shops(60))} />);
    expect(rowsShown()).toHaveLength(25);
    expect(rowsShown()[0]).toBe('Shop 1');
    expect(screen.getByText('1–25 of 60')).toBeInTheDocument();
  });

  it('turns the page, and another order starts at the first one', async () => {
    const { user } = renderUi(<ShopTable data={ready(shops(60))} />);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(rowsShown()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Sales' }));
    expect(rowsShown()[0]).toBe('Shop 60');
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('goes to the last page there is when rows have gone', async () => {
    const { user, rerender } = renderUi(<ShopTable data={ready(shops(60))} />);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    rerender(<ShopTable data={ready(shops(30))} />);
    expect(rowsShown()).toEqual(['Shop 26', 'Shop 27', 'Shop 28', 'Shop 29', 'Shop 30']);
  });

  it('UI-95: asks the server for limit, page, sortBy and sortDesc, and shows its rows as they come', async () => {
    const asked = jest.fn();
    function Served() {
      const [query, setQuery] = useState<TableQuery>(firstQuery);
      return (
        <Table
          caption="Shops"
          fields={fields}
          rowKey={({ id }: Shop) => id}
          data={{
            status: 'ready',
            rows: [
              { id: 'z', name: 'Z' },
              { id: 'a', name: 'A' },
            ],
            total: 60,
          }}
          query={query}
          onQuery={(next) => {
            asked(next);
            setQuery(next);
          }}
        />
      );
    }
    const { user } = renderUi(<Served />);
    expect(rowsShown()).toEqual(['Z', 'A']);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(asked).toHaveBeenLastCalledWith({ limit: 25, page: 2, sortBy: null, sortDesc: false });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(asked).toHaveBeenLastCalledWith({ limit: 25, page: 1, sortBy: 'name', sortDesc: false });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(asked).toHaveBeenLastCalledWith({ limit: 25, page: 1, sortBy: 'name', sortDesc: true });
    expect(rowsShown()).toEqual(['Z', 'A']);
  });
});

function Chooser({ rows, limit }: { readonly rows: readonly Shop[]; readonly limit?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <ShopTable
      data={ready(rows)}
      selection={{ selected, onChange: setSelected }}
      {...(limit === undefined ? {} : { limit })}
    />
  );
}

describe('selecting rows', () => {
  const all = () => screen.getByRole('checkbox', { name: 'Select all rows shown' });

  it('UI-13: the box of the head is indeterminate when only some rows are selected', async () => {
    const { user } = renderUi(<Chooser rows={shops(3)} />);
    expect(all()).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select Shop 2' }));
    expect(all()).toBePartiallyChecked();
    await user.click(all());
    expect(all()).toBeChecked();
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await user.click(all());
    expect(screen.getByText('None selected')).toBeInTheDocument();
  });

  it('UI-13: is done by keyboard too', async () => {
    const { user } = renderUi(<Chooser rows={shops(2)} />);
    await user.tab();
    expect(all()).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Shop 1' })).toBeChecked();
  });

  it('UI-13: keeps and counts the rows of other pages', async () => {
    const { user } = renderUi(<Chooser rows={shops(5)} limit={2} />);
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(all()).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select Shop 3' }));
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(all()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Select all 5' }));
    expect(screen.getByText('5 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByText('None selected')).toBeInTheDocument();
  });
});

describe('columns that do not fit', () => {
  const needs: Record<string, number> = { name: 200, city: 120, sales: 100 };
  const layout = (width: number) =>
    fakeLayout({
      width,
      widthOf: (element) => (element instanceof HTMLElement ? needs[element.dataset['column'] ?? ''] : 0),
    });
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('UI-12: go into a row that opens and closes, and is announced as open', async () => {
    layout(300);
    const { user } = renderUi(<ShopTable />);
    expect(columns()).toEqual(['Details', 'Name']);
    const toggle = screen.getByRole('button', { name: 'Details of Shop 2' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(details).toHaveTextContent('CityRenoSales2');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['City', 'Sales']);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  it('UI-12: come back when there is room, at most every 100 ms', () => {
    jest.useFakeTimers();
    const { resize } = layout(300);
    renderUi(<ShopTable />);
    act(() => jest.advanceTimersByTime(100));
    resize(368);
    expect(columns()).toEqual(['Details', 'Name', 'City']);
    resize(420);
    expect(columns()).toEqual(['Details', 'Name', 'City']);
    act(() => jest.advanceTimersByTime(100));
    expect(columns()).toEqual(['Name', 'City', 'Sales']);
  });

  it('UI-12: leave the focus on the button while new rows come', async () => {
    layout(300);
    const { user, rerender } = renderUi(<ShopTable data={ready(shops(3))} />);
    await user.click(screen.getByRole('button', { name: 'Details of Shop 2' }));
    rerender(<ShopTable data={ready(shops(4))} />);
    expect(screen.getByRole('button', { name: 'Details of Shop 2' })).toHaveFocus();
    expect(screen.getAllByRole('term')).toHaveLength(2);
  });

  /** The drawn px of each field's column, by its key. */
  const widths = () => {
    const all = [...document.querySelectorAll('col')].map((col) => Number.parseInt(col.style.width, 10));
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLTableCellElement>('thead th')].map((head, at) => [
        head.dataset['column'] ?? 'other',
        all[at],
      ]),
    );
  };

  it('UI-12: give the last one that stays what it wants beside the edge of the table', () => {
    layout(368);
    renderUi(<ShopTable />);
    // As wide as measured in the middle of a row, and 8 px more at the edge.
    expect(widths()).toEqual({ other: 48, name: 192, city: 128 });
  });

  it('UI-12: are measured again when the font of the brand has come', () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    const leave = jest.spyOn(fonts, 'removeEventListener');
    let widened = 0;
    fakeLayout({
      width: 368,
      widthOf: (element) =>
        element instanceof HTMLElement ? (needs[element.dataset['column'] ?? ''] ?? 0) + widened : 0,
    });
    const { unmount } = renderUi(<ShopTable />);
    expect(columns()).toEqual(['Details', 'Name', 'City']);
    widened = 10;
    act(() => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(columns()).toEqual(['Details', 'Name']);
    unmount();
    expect(leave).toHaveBeenCalledWith('loadingdone', expect.any(Function));
    Reflect.deleteProperty(document, 'fonts');
  });

  it('UI-12: are not promised by the skeletons of rows still to come', () => {
    fakeLayout({ width: 360, widthOf: () => 60 });
    const { container } = renderUi(
      <ShopTable
        data={{ status: 'loading' }}
        selection={{ selected: new Set(), onChange: () => {} }}
        actions={() => null}
      />,
    );
    expect(columns()).toEqual(['', 'Details', 'Name', 'Actions']);
    expect(container.querySelector('tbody tr')?.children).toHaveLength(4);
  });

  it('leaves no observer and no timer behind', () => {
    jest.useFakeTimers();
    const { observed, resize } = layout(300);
    const { unmount, container } = renderUi(<ShopTable />);
    expect(observed()).toBeGreaterThan(0);
    resize(320);
    unmount();
    expect(observed()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('without rows', () => {
  it('is announced as loading, with nothing to select yet', () => {
    renderUi(
      <ShopTable data={{ status: 'loading' }} selection={{ selected: new Set(), onChange: () => {} }} />,
    );
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(rowsShown()).toEqual([]);
  });

  it('UI-62: says that there are none', () => {
    renderUi(<ShopTable data={ready([])} empty={<button type="button">Clear filters</button>} />);
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
  });

  it('says why it failed, and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(
      <ShopTable data={{ status: 'failed', message: 'The report is closed.', onRetry }} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The report is closed.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the old rows while new ones come, and says so', () => {
    renderUi(<ShopTable data={{ status: 'refreshing', rows: shops(2) }} />);
    expect(rowsShown()).toEqual(['Shop 1', 'Shop 2']);
    expect(screen.getByText('Updating')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });
});
