import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../../feedback/badge.tsx';
import { EditIcon, TrashIcon } from '../../icons/icons.tsx';
import { MenuButton } from '../../menu/menu-button.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { shopFields, shopKey, storyShops, type Shop } from '../../testing/story-shops.ts';
import type { LocalTableProps } from './table-props.ts';
import { firstQuery, type TableQuery } from './table-query.ts';
import { Table } from './table.tsx';
import { VirtualTable } from './virtual-table.tsx';

const meta: Meta = { title: 'Data/Table' };
export default meta;

const shops = storyShops(60);
const retailersTable = { caption: 'Retailers', fields: shopFields, rowKey: shopKey } as const;

function Choosing(props: Partial<LocalTableProps<Shop>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['shop-2', 'shop-3']));
  return (
    <Table
      {...retailersTable}
      data={{ status: 'ready', rows: shops }}
      selection={{ selected, onChange: setSelected }}
      actions={(shop, nameId) => (
        <MenuButton
          label="Actions"
          id={`actions-${shop.id}`}
          of={nameId}
          items={[
            { text: 'Edit', icon: <EditIcon size={18} /> },
            {
              text: 'Delete',
              icon: <TrashIcon size={18} />,
              tone: 'danger',
              confirm: `Delete ${shop.name}?`,
              click: () => {},
            },
          ]}
        />
      )}
      {...props}
    />
  );
}

export const Pages: StoryObj = {
  render: () => <Table {...retailersTable} data={{ status: 'ready', rows: shops }} />,
};

export const SelectionAndActions: StoryObj = { render: () => <Choosing limit={10} /> };

export const NarrowWithDetails: StoryObj = {
  render: () => (
    <div css={{ maxWidth: 420 }}>
      <Choosing limit={6} />
    </div>
  ),
};

export const Loading: StoryObj = { render: () => <Choosing data={{ status: 'loading' }} /> };
export const Empty: StoryObj = { render: () => <Choosing data={{ status: 'ready', rows: [] }} /> };
export const Failed: StoryObj = {
  render: () => (
    <Choosing
      data={{
        status: 'failed',
        message: 'The report is being built. Try again in a minute.',
        onRetry: () => {},
      }}
    />
  ),
};
export const Refreshing: StoryObj = {
  render: () => <Choosing data={{ status: 'refreshing', rows: shops.slice(0, 6) }} />,
};

/** A server sorts and pages, simulated by a second of waiting. */
function Served() {
  const [query, setQuery] = useState<TableQuery>(firstQuery);
  const from = (query.page - 1) * query.limit;
  return (
    <Table
      {...retailersTable}
      data={{ status: 'ready', rows: shops.slice(from, from + query.limit), total: shops.length }}
      query={query}
      onQuery={setQuery}
    />
  );
}
export const ServerPages: StoryObj = { render: () => <Served /> };

interface Place {
  readonly name: string;
  readonly leases: number;
  readonly state?: string;
  readonly inside?: readonly Place[];
}
const places: readonly Place[] = [
  {
    name: 'West',
    leases: 812,
    inside: [
      {
        name: 'Nevada',
        leases: 512,
        inside: [
          { name: 'Reno', leases: 300, state: 'Active' },
          { name: 'Elko', leases: 212, state: 'Pending' },
        ],
      },
      { name: 'Arizona', leases: 300, inside: [{ name: 'Mesa', leases: 300, state: 'Active' }] },
    ],
  },
  {
    name: 'South',
    leases: 96,
    inside: [{ name: 'Texas', leases: 96, inside: [{ name: 'Waco', leases: 96, state: 'Active' }] }],
  },
  { name: 'Online', leases: 41, state: 'Active' },
];
const open = { children: ({ inside }: Place) => inside, open: 'all' } as const;

export const Tree: StoryObj = {
  render: () => (
    <Table
      caption="Leases by place"
      fields={[
        { key: 'name', label: 'Place', sortable: true },
        { key: 'leases', label: 'Leases', sortable: true, align: 'end' },
        {
          key: 'state',
          label: 'State',
          cell: ({ state }: Place) =>
            state && <Badge tone={state === 'Active' ? 'ok' : 'warn'}>{state}</Badge>,
        },
      ]}
      rowKey={({ name }) => name}
      data={{ status: 'ready', rows: places }}
      tree={open}
    />
  ),
};

const thousands = storyShops(10_000);

export const TenThousandInPages: StoryObj = {
  render: () => <Table {...retailersTable} data={{ status: 'ready', rows: thousands }} />,
};
export const TenThousandVirtual: StoryObj = {
  render: () => <VirtualTable {...retailersTable} data={{ status: 'ready', rows: thousands }} />,
};

const hard: readonly Shop[] = [
  { ...hardShop('1'), name: hardTexts.huge },
  { ...hardShop('2'), name: hardTexts.markup },
  { ...hardShop('3'), name: hardTexts.rightToLeft },
  { ...hardShop('4'), name: 'Longwordwithoutanyplacetobreakitself'.repeat(4) },
  { ...hardShop('4'), name: 'Same key as the one above' },
];
function hardShop(id: string): Shop {
  return { id, name: '', city: null, state: '', contact: '', phone: '', leases: 0, sales: null };
}
export const HardTexts: StoryObj = { render: () => <Choosing data={{ status: 'ready', rows: hard }} /> };
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl">
      <Choosing limit={6} data={{ status: 'ready', rows: shops }} />
    </div>
  ),
};
