import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { AddIcon } from '../../icons/icons.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { shopFields, shopKey, storyShops } from '../../testing/story-shops.ts';
import type { FilterSource } from '../saved-filters/saved-filter.ts';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { TableCard } from './table-card.tsx';

const meta: Meta = { title: 'Data/Table card' };
export default meta;

const shops = storyShops(60);
const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};
const forbiddenStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
const source: FilterSource = {
  state: { status: 'ready', filters: [{ name: 'Nevada only', inputValues: { state: 'NV' } }] },
  may: { addPersonal: true, addGlobal: true },
  addPersonal: () => Promise.resolve(),
  addGlobal: () => Promise.resolve(),
};

function Card({ title = 'Retailers', works = true }: { readonly title?: string; readonly works?: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const rows = shops.filter(({ state }) => values['state'] === undefined || state === values['state']);
  return (
    <TableCard
      title={title}
      note="As of Friday, November 20"
      caption="Retailers"
      fields={shopFields}
      rowKey={shopKey}
      data={{ status: 'ready', rows }}
      limit={8}
      savedColumns={{ store: works ? store : forbiddenStore, prefix: 'gallery.', path: '/reports/retailers' }}
      download={() =>
        works ? Promise.resolve('retailers.csv') : Promise.reject(new Error('There is no such file.'))
      }
      filters={
        <SavedFilters source={source} values={values} onApply={({ inputValues }) => setValues(inputValues)} />
      }
      cardActions={
        <Button size="s" icon={<AddIcon size={18} />}>
          Add retailer
        </Button>
      }
    />
  );
}

export const Whole: StoryObj = { render: () => <Card /> };
export const StorageForbiddenAndDownloadFails: StoryObj = { render: () => <Card works={false} /> };
export const LongTitle: StoryObj = { render: () => <Card title={hardTexts.huge.slice(0, 300)} /> };
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl">
      <Card />
    </div>
  ),
};
