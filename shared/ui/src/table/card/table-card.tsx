import { useId, type ReactNode } from 'react';
import { ColumnMenu } from '../columns/column-menu.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import type { TableProps } from '../grid/table-props.ts';
import { Table } from '../grid/table.tsx';
import { useColumnVisibility, type SavedColumns } from '../columns/use-column-visibility.ts';

type TableCardProps<Row> = TableProps<Row> & {
  /** The heading, which also names the table if there is no `caption`. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly note?: ReactNode;
  /** Buttons of the whole table, beside the heading. */
  readonly cardActions?: ReactNode;
  /** Filter inputs and `SavedFilters`, in a row above the table. */
  readonly filters?: ReactNode;
  /** Where the visible columns are saved; without it they are forgotten with the table. */
  readonly savedColumns?: SavedColumns;
  /** Fetches the rows as a file and resolves to its name, as for `DownloadButton`. */
  readonly download?: () => Promise<string>;
};

/** A table with heading, buttons, filters, column menu, pages and download. */
export function TableCard<Row>(props: TableCardProps<Row>) {
  const { title, note, cardActions, filters, savedColumns, download, ...table } = props;
  const id = useId();
  const { visible, choose } = useColumnVisibility(props.fields, savedColumns);
  const choosable = props.fields.filter(({ selectable }) => selectable);
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <div css={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <h2 id={id}>
            <span dir="auto">{title}</span>
          </h2>
          {note && <p css={{ fontSize: 14, color: 'var(--ink-2)' }}>{note}</p>}
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          {choosable.length > 0 && (
            <ColumnMenu columns={choosable} visible={visible.map(({ key }) => key)} onChange={choose} />
          )}
          {download && <DownloadButton download={download} />}
          {cardActions}
        </div>
      </div>
      {filters}
      <Table {...table} fields={visible} />
    </section>
  );
}
