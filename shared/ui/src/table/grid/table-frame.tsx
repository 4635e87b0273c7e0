import { useCallback, type ReactNode } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { TableHead } from './table-head.tsx';
import { columnWidths } from '../fitting/column-widths.ts';
import { frameStyles, refreshingLine, tableStyles } from './table.styles.ts';
import { EmptyRows, FailedRows, LoadingRows } from './table-notes.tsx';
import type { TableProps } from './table-props.ts';
import type { TableModel } from './use-table.ts';

interface TableFrameProps<Row> {
  readonly props: TableProps<Row>;
  readonly model: TableModel<Row>;
  /** The body of a table that has rows. */
  readonly children: ReactNode;
  /** Below the table. */
  readonly foot?: ReactNode;
  /** Height of the box that the rows scroll in, px; without it they scroll with the page. */
  readonly height?: number;
  readonly scroller?: (element: HTMLDivElement | null) => void;
}

const footStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 32px',
  padding: '8px 20px',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  position: 'relative',
  zIndex: 2,
} as const;

/** Draws box, head and foot of a table, and its loading, failed and empty states. */
export function TableFrame<Row>({ props, model, children, foot, height, scroller }: TableFrameProps<Row>) {
  const t = useUiMessages();
  const { caption, selection, actions, empty, headerTop = 0 } = props;
  const { frame, table: tableRef, measuring, widths } = model.fitting;
  const { data, shownFields, toggles, lines, total, query } = model;
  const columns =
    shownFields.length + Number(selection !== undefined) + Number(toggles) + Number(actions !== undefined);
  const hasRows = lines.length > 0;
  const selected = hasRows ? selection : undefined;
  const scrolls = height !== undefined;
  const scrollBox = useCallback(
    (element: HTMLDivElement | null) => {
      scroller?.(element);
      const stop = frame(element);
      return () => {
        scroller?.(null);
        stop?.();
      };
    },
    [scroller, frame],
  );
  const table = (
    <table
      ref={tableRef}
      {...(model.tree ? { role: 'treegrid' } : {})}
      {...(model.tree && selection ? { 'aria-multiselectable': true } : {})}
      {...(scrolls && hasRows ? { 'aria-rowcount': total + 1 } : {})}
      {...(measuring ? { 'data-measuring': '' } : {})}
      aria-busy={data.status === 'loading' || data.status === 'refreshing'}
      css={tableStyles}
    >
      <caption css={hiddenStyle}>{caption}</caption>
      {!measuring && widths.size > 0 && (
        <colgroup>
          {selection && <col style={{ width: columnWidths.select }} />}
          {toggles && <col style={{ width: columnWidths.toggle }} />}
          {shownFields.map(({ key }) => (
            <col key={key} style={{ width: widths.get(key) }} />
          ))}
          {actions && <col style={{ width: columnWidths.actions }} />}
        </colgroup>
      )}
      <TableHead
        fields={shownFields}
        query={query}
        onSort={model.onSort}
        selected={selection && (model.pageSelection ?? false)}
        onSelectAll={model.onSelectAll}
        toggles={toggles}
        actions={actions !== undefined}
        idle={!hasRows}
      />
      {data.status === 'loading' && (
        <LoadingRows
          rows={query.limit}
          fields={shownFields}
          selects={selection !== undefined}
          toggles={toggles}
          actions={actions !== undefined}
        />
      )}
      {data.status === 'failed' && (
        <FailedRows columns={columns} message={data.message} onRetry={data.onRetry} />
      )}
      {(data.status === 'ready' || data.status === 'refreshing') &&
        (hasRows ? children : <EmptyRows columns={columns}>{empty}</EmptyRows>)}
    </table>
  );
  return (
    <div
      {...(scrolls ? {} : { ref: frame })}
      css={[frameStyles, { '--table-top': `${scrolls ? 0 : headerTop}px` }]}
    >
      <span role="status" css={hiddenStyle}>
        {data.status === 'loading' && t('loading')}
        {data.status === 'refreshing' && t('tableRefreshing')}
      </span>
      {data.status === 'refreshing' && <div css={refreshingLine} />}
      {scrolls ? (
        <div
          ref={scrollBox}
          role="region"
          aria-label={caption}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
          tabIndex={0}
          css={{
            overflowY: 'auto',
            overflowAnchor: 'none',
            '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r3)' },
          }}
          style={{ maxHeight: height }}
        >
          {table}
        </div>
      ) : (
        table
      )}
      {(selected || foot) && (
        <div css={[footStyles, selected && selected.selected.size > 0 && { position: 'sticky', bottom: 0 }]}>
          {selected && (
            <SelectionBar selection={selected} shown={lines.map(({ id }) => id)} all={model.all} />
          )}
          {foot && <div css={{ flex: '1 1 320px', minWidth: 0 }}>{foot}</div>}
        </div>
      )}
    </div>
  );
}
