import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportRow } from '@portal/api-contract';
import { useColumnStore, useDownload, useReport, useSavedFilters } from '@portal/platform/widgets';
import {
  firstQuery,
  SavedFilters,
  TableCard,
  type PagedData,
  type TableField,
  type TableQuery,
} from '@portal/ui/table';
import { useState } from 'react';
import { SignedIn, type Staff } from './signed-in.tsx';

const meta = { title: 'With the api/Table card' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const fields: readonly TableField<ReportRow>[] = [
  { key: 'name', label: 'Retailer', sortable: true },
  { key: 'city', label: 'City', sortable: true, selectable: true },
  { key: 'state', label: 'State', sortable: true, selectable: true },
  { key: 'type', label: 'Goods', sortable: true, selectable: true },
  { key: 'status', label: 'Status', sortable: true, selectable: true },
  { key: 'street', label: 'Street', selectable: true },
  { key: 'zip', label: 'ZIP code', sortable: true, selectable: true, selected: false },
];
const rowKey = ({ id }: ReportRow) => String(id);

/** Returns the rows of a page from the api, or why they failed to load. */
function usePage(
  report: string,
  query: TableQuery,
  filters: Readonly<Record<string, unknown>>,
): PagedData<ReportRow> {
  const { sortBy, ...paging } = query;
  const answer = useReport({ report, ...paging, ...(sortBy === null ? {} : { sortBy }), filters });
  if (answer.status === 'loading') return { status: 'loading' };
  if (answer.status === 'failed') {
    return { status: 'failed', message: answer.error.message, onRetry: answer.reload };
  }
  const { rows, total } = answer.page;
  return { status: answer.refreshing ? 'refreshing' : 'ready', rows, total };
}

function Retailers({ report = 'retailers', file = 'sample' }) {
  const [query, setQuery] = useState(firstQuery);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const data = usePage(report, query, values);
  const download = useDownload();
  return (
    <TableCard
      title="Retailers"
      caption="Retailers"
      fields={fields}
      rowKey={rowKey}
      data={data}
      query={query}
      onQuery={setQuery}
      savedColumns={{ store: useColumnStore(), prefix: 'gallery.columns.', path: '/reports/retailers' }}
      download={() => download(file)}
      filters={
        <SavedFilters
          source={useSavedFilters('retailers')}
          values={values}
          onApply={({ inputValues }) => {
            setValues(inputValues);
            setQuery({ ...query, page: 1 });
          }}
        />
      }
    />
  );
}

const story = (as: Staff, report?: string): Story => ({
  render: () => (
    <SignedIn as={as}>
      <Retailers {...(report ? { report } : {})} />
    </SignedIn>
  ),
});

/** May save filters for herself and for everybody. */
export const MaySaveAnyFilter = story('sam');
export const MaySavePersonalFilters = story('fay');
export const MaySaveGlobalFilters = story('gus');
export const MaySaveNoFilter = story('noah');
export const UnknownReport = story('sam', 'there-is-none');
