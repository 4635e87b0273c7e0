import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import type { ColumnStore } from '../columns/column-store.ts';
import { TableCard } from './table-card.tsx';

const rows = [{ id: '1', name: 'Ark', city: 'Reno', zip: '89501' }];
const fields = [
  { key: 'name', label: 'Name' },
  { key: 'city', label: 'City', selectable: true },
  { key: 'zip', label: 'Zip', selectable: true, selected: false },
];

function memory(entries: readonly (readonly [string, string])[] = []) {
  const kept = new Map(entries);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

function card(store?: ColumnStore, path = '/reports/retailers') {
  return (
    <TableCard
      title="Retailers"
      caption="Retailers"
      fields={fields}
      rowKey={({ id }: (typeof rows)[number]) => id}
      data={{ status: 'ready', rows }}
      filters={<p>Filters here</p>}
      cardActions={<button type="button">Add retailer</button>}
      download={() => Promise.reject(new Error('no'))}
      {...(store ? { savedColumns: { store, prefix: 'columns.', path } } : {})}
    />
  );
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
async function choose(user: ReturnType<typeof renderUi>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

it('holds title, buttons, filters, columns, download and table', () => {
  renderUi(card());
  expect(screen.getByRole('region', { name: 'Retailers' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Retailers' })).toBeInTheDocument();
  for (const name of ['Columns', 'Download', 'Add retailer']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(screen.getByText('Filters here')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Retailers' })).toBeInTheDocument();
});

it('UI-04, UI-85, UI-86: keeps the selected columns under prefix and encoded route path', async () => {
  const store = memory();
  const { user } = renderUi(card(store));
  expect(columns()).toEqual(['Name', 'City']);
  await choose(user, 'Zip');
  expect(columns()).toEqual(['Name', 'City', 'Zip']);
  expect([...store.kept]).toEqual([['columns.%2Freports%2Fretailers', '{"zip":true}']]);
});

it('UI-85: shows and saves all columns that are selected at once', async () => {
  const store = memory([['columns.%2Freports%2Fretailers', '{"city":false}']]);
  const { user } = renderUi(card(store));
  expect(columns()).toEqual(['Name']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(columns()).toEqual(['Name', 'City', 'Zip']);
  expect([...store.kept.values()]).toEqual(['{"city":true,"zip":true}']);
});

it('UI-85: shows them again another time, and those of another route there', () => {
  const store = memory([['columns.%2Freports%2Fretailers', '{"city":false,"zip":true}']]);
  const { rerender } = renderUi(card(store));
  expect(columns()).toEqual(['Name', 'Zip']);
  rerender(card(store, '/reports/stores'));
  expect(columns()).toEqual(['Name', 'City']);
});

it('UI-85: works without a storage that is full, forbidden or full of nonsense', async () => {
  const throwError = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { user } = renderUi(card({ getItem: () => '{"city":', setItem: throwError }));
  await choose(user, 'City');
  expect(columns()).toEqual(['Name']);
  await choose(user, 'Zip');
  expect(columns()).toEqual(['Name', 'Zip']);
});
