import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import type { TableField } from '../cell/table-field.ts';
import { Table } from '../grid/table.tsx';

interface Place {
  readonly name: string;
  readonly inside?: readonly Place[];
}

const fields: readonly TableField<Place>[] = [{ key: 'name', label: 'Place', sortable: true }];
const places: readonly Place[] = [
  { name: 'West', inside: [{ name: 'Nevada', inside: [{ name: 'Reno' }] }, { name: 'Arizona' }] },
  { name: 'East' },
];
const tree = { children: ({ inside }: Place) => inside };

function PlaceTree({ open, choose = false }: { readonly open?: 'none' | 'all'; readonly choose?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      caption="Places"
      fields={fields}
      rowKey={({ name }) => name}
      data={{ status: 'ready', rows: places }}
      tree={open ? { ...tree, open } : tree}
      {...(choose ? { selection: { selected, onChange: setSelected } } : {})}
    />
  );
}

const row = (name: string) => screen.getByRole('row', { name });
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('UI-11: rows expand and collapse by the arrows, which then go in and out', async () => {
  const { user } = renderUi(<PlaceTree />);
  expect(shown()).toEqual(['West', 'East']);
  await user.tab();
  await user.tab();
  expect(row('West')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['West', 'Nevada', 'Arizona', 'East']);
  await user.keyboard('{ArrowRight}');
  expect(row('Nevada')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(row('Reno')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(row('Nevada')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toEqual(['West', 'Nevada', 'Arizona', 'East']);
  await user.keyboard('{End}');
  expect(row('East')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(shown()).toEqual(['West', 'East']);
});

it('UI-11: announces a row’s level, its position among its siblings, and whether it is open', async () => {
  renderUi(<PlaceTree open="all" />);
  expect(screen.getByRole('treegrid', { name: 'Places' })).toBeInTheDocument();
  const told = (name: string) =>
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name_) =>
      row(name).getAttribute(name_),
    );
  expect(told('West')).toEqual(['1', '1', '2', 'true']);
  expect(told('Nevada')).toEqual(['2', '1', '2', 'true']);
  expect(told('Reno')).toEqual(['3', '1', '1', null]);
  expect(told('East')).toEqual(['1', '2', '2', null]);
});

it('UI-11: announces the position that a row is shown at, in a sorted tree too', async () => {
  const { user } = renderUi(<PlaceTree open="all" />);
  await user.click(screen.getByRole('button', { name: 'Place' }));
  const positions = shown().map((name) => [name, row(name ?? '').getAttribute('aria-posinset')]);
  expect(positions).toEqual([
    ['East', '1'],
    ['West', '2'],
    ['Arizona', '1'],
    ['Nevada', '2'],
    ['Reno', '1'],
  ]);
});

it('UI-11: a press on the sign opens too, and Enter', async () => {
  const { user } = renderUi(<PlaceTree />);
  const sign = row('West').querySelector('[data-branch-toggle]');
  if (sign) await user.click(sign);
  expect(shown()).toContain('Nevada');
  act(() => row('West').focus());
  await user.keyboard('{Enter}');
  expect(shown()).not.toContain('Nevada');
});

it('sorts inside of each branch', async () => {
  const { user } = renderUi(<PlaceTree open="all" />);
  await user.click(screen.getByRole('button', { name: 'Place' }));
  expect(shown()).toEqual(['East', 'West', 'Arizona', 'Nevada', 'Reno']);
});

it('is one tab stop, and the space bar selects the row', async () => {
  const { user } = renderUi(<PlaceTree choose />);
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => row('Select East East').focus());
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Select East' })).toBeChecked();
  expect(row('Select East East')).toHaveAttribute('aria-selected', 'true');
});
