import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { TableFrame } from './table-frame.tsx';
import type { LocalTableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import { useTable, type TableModel } from './use-table.ts';

interface VirtualTableProps<Row> extends Omit<LocalTableProps<Row>, 'limit' | 'tree' | 'headerTop'> {
  /** Height of the box that the rows scroll in, px; 560 by default. */
  readonly height?: number;
}

/** px of a row with one line of text. */
const rowHeight = 52;
/** px of the head, and how many rows beyond the edges are rendered in advance. */
const headHeight = 44;
const overscan = 8;

/** A table that scrolls through all its rows instead of paging them; only the visible ones are in the page. */
export function VirtualTable<Row>({ height = 560, ...props }: VirtualTableProps<Row>) {
  const model = useTable(props, 'order');
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <TableFrame props={props} model={model} height={height} scroller={setScroller}>
      <VirtualRows props={props} model={model} scroller={scroller} height={height} />
    </TableFrame>
  );
}

interface VirtualRowsProps<Row> {
  readonly props: LocalTableProps<Row>;
  readonly model: TableModel<Row>;
  readonly scroller: HTMLDivElement | null;
  readonly height: number;
}

/** Rendered again with each step of scrolling; most rows stay as they are. */
function VirtualRows<Row>({ props, model, scroller, height }: VirtualRowsProps<Row>) {
  const { lines } = model;
  const [focused, setFocused] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- only matters to the React compiler, which is not used here
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableSectionElement>({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height },
    scrollMargin: headHeight,
    overscan,
    getItemKey: (at) => lines[at]?.id ?? at,
    // The focused row stays in the page wherever the user scrolls.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= lines.length || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.end ?? headHeight;
  const rest = virtual.getTotalSize() + headHeight - end;
  return (
    <>
      {/* One flat list, because in nested lists React would mount a row again at each new position. */}
      {items.flatMap((item, at) => {
        const line = lines[item.index];
        if (!line) return [];
        const before = item.start - (items[at - 1]?.end ?? headHeight);
        return [
          before > 0 && <Gap key={`gap-${line.id}`} height={before} />,
          // Each row has its own body, so that it is measured together with its details.
          <tbody
            key={line.id}
            ref={virtual.measureElement}
            data-index={item.index}
            {...(item.index === lines.length - 1 ? { 'data-last': '' } : {})}
            onFocus={() => setFocused(item.index)}
            onBlur={() => setFocused(null)}
          >
            <TableRow
              line={line}
              tableId={model.tableId}
              fields={model.shownFields}
              overflow={model.overflowFields}
              toggles={model.toggles}
              open={model.isOpen(line.id)}
              selected={model.isSelected(line.id)}
              actions={props.actions}
              rowName={model.rowName}
              tabStop={false}
              place={item.index + 1}
              {...model.handlers}
            />
          </tbody>,
        ];
      })}
      {rest > 0 && <Gap height={rest} />}
    </>
  );
}

/** Fills the height of rows that are not in the page. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}
