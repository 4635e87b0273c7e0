import { Pagination } from '../pagination/pagination.tsx';
import { TableFrame } from './table-frame.tsx';
import type { TableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { useTable } from './use-table.ts';

/**
 * A table that sorts in three states, shows 25 rows a page (UI-95), keeps the selection across pages (UI-13), and moves
 * overflow columns into a row of details (UI-12). With `tree`, rows contain rows (UI-11). It sorts and pages the given
 * rows, or requests them from a server by `onQuery`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const t = useUiMessages();
  const model = useTable(props, 'pages');
  const { query, total, onQuery } = model;
  return (
    <TableFrame
      props={props}
      model={model}
      foot={
        total > query.limit && (
          <Pagination
            label={t('paginationOf', { name: props.caption })}
            page={query.page}
            perPage={query.limit}
            total={total}
            onPage={(page) => onQuery({ ...query, page })}
          />
        )
      }
    >
      <tbody data-last="">
        {model.lines.map((line) => (
          <TableRow
            key={line.id}
            line={line}
            tableId={model.tableId}
            fields={model.shownFields}
            overflow={model.overflowFields}
            toggles={model.toggles}
            open={model.isOpen(line.id)}
            selected={model.isSelected(line.id)}
            actions={props.actions}
            rowName={model.rowName}
            tabStop={model.isTabStop(line.id)}
            place={undefined}
            {...model.handlers}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
