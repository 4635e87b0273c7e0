import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { BranchToggle } from '../tree/branch-toggle.tsx';
import { CellContent } from '../cell/cell-content.tsx';
import { RowDetails } from './row-details.tsx';
import type { TableField } from '../cell/table-field.ts';
import type { TableLine } from '../tree/table-line.ts';
import { squareButton } from './table.styles.ts';

export interface RowHandlers {
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onToggleDetails: (id: string) => void;
  readonly onToggleBranch: (id: string) => void;
  readonly onBranchKey: (event: KeyboardEvent<HTMLTableRowElement>, id: string) => void;
  readonly onBranchFocus: (id: string) => void;
}

interface TableRowProps<Row> extends RowHandlers {
  readonly line: TableLine<Row>;
  /** Prefix of the row's ids, unique in the page. */
  readonly tableId: string;
  readonly fields: readonly TableField<Row>[];
  /** Fields that do not fit and move into the details. */
  readonly overflow: readonly TableField<Row>[];
  readonly toggles: boolean;
  readonly open: boolean;
  /** Undefined when rows can't be selected. */
  readonly selected: boolean | undefined;
  readonly actions: ((row: Row, nameId: string) => ReactNode) | undefined;
  readonly rowName: (row: Row) => string;
  /** In a tree, one row at a time can be reached by Tab. */
  readonly tabStop: boolean;
  /** Number among all rows, from 1 on, when not all of them are in the page. */
  readonly place: number | undefined;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { line, tableId, fields, overflow, toggles, open, selected, actions, rowName, tabStop, place } =
    props;
  const { onSelect, onToggleDetails, onToggleBranch, onBranchKey, onBranchFocus } = props;
  const t = useUiMessages();
  const { id, row, branch } = line;
  // Encoded because a key may contain a space, which would separate two ids.
  const nameId = `${tableId}-name-${encodeURIComponent(id)}`;
  const detailsId = `${tableId}-details-${encodeURIComponent(id)}`;
  const columns =
    fields.length + Number(selected !== undefined) + Number(toggles) + Number(actions !== undefined);
  return (
    <>
      <tr
        data-row={id}
        {...(selected ? { 'data-selected': '' } : {})}
        {...(place === undefined ? {} : { 'aria-rowindex': place + 1 })}
        {...(branch
          ? {
              tabIndex: tabStop ? 0 : -1,
              'aria-level': branch.level,
              'aria-posinset': branch.position,
              'aria-setsize': branch.siblings,
              ...(branch.status === 'leaf' ? {} : { 'aria-expanded': branch.status === 'open' }),
              ...(selected === undefined ? {} : { 'aria-selected': selected }),
              onKeyDown: (event) => onBranchKey(event, id),
              onFocus: () => onBranchFocus(id),
            }
          : {})}
      >
        {selected !== undefined && (
          <td key="choose">
            <Checkbox
              label={t('tableChoose', { row: rowName(row) })}
              checked={selected}
              onChange={(checked) => onSelect(id, checked)}
            />
          </td>
        )}
        {toggles && (
          <td key="toggle">
            <button
              type="button"
              aria-label={t('tableDetailsOf', { row: rowName(row) })}
              aria-expanded={open}
              {...(open ? { 'aria-controls': detailsId } : {})}
              onClick={() => onToggleDetails(id)}
              css={squareButton}
            >
              <ChevronDownIcon />
            </button>
          </td>
        )}
        {fields.map((field, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          const content = <CellContent field={field} row={row} />;
          return (
            <Cell
              key={field.key}
              {...(at === 0 ? { scope: 'row', id: nameId } : {})}
              {...(field.align === 'end' ? { 'data-align': 'end' } : {})}
            >
              <div>
                {at === 0 && branch ? (
                  <BranchToggle branch={branch} onToggle={() => onToggleBranch(id)}>
                    {content}
                  </BranchToggle>
                ) : (
                  content
                )}
              </div>
            </Cell>
          );
        })}
        {actions && (
          <td key="actions" css={{ '&&': { paddingBlock: 0 } }}>
            {actions(row, nameId)}
          </td>
        )}
      </tr>
      {open && overflow.length > 0 && (
        <RowDetails id={detailsId} fields={overflow} row={row} columns={columns} labelledBy={nameId} />
      )}
    </>
  );
}

/** A row, followed by its overflow fields when it is open. It is rendered again only when its props change. */
export const TableRow = memo(Row) as typeof Row;
