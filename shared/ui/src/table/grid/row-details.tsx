import { CellContent } from '../cell/cell-content.tsx';
import type { TableField } from '../cell/table-field.ts';

interface RowDetailsProps<Row> {
  readonly id: string;
  readonly fields: readonly TableField<Row>[];
  readonly row: Row;
  /** How many columns it spans. */
  readonly columns: number;
  readonly labelledBy: string;
}

/** A row with the fields that do not fit into the table, below their own row (UI-12). */
export function RowDetails<Row>({ id, fields, row, columns, labelledBy }: RowDetailsProps<Row>) {
  return (
    <tr id={id} data-details="">
      <td
        colSpan={columns}
        css={{ '&&': { height: 'auto', padding: '16px 20px', background: 'var(--sunken)' } }}
      >
        <dl
          aria-labelledby={labelledBy}
          css={{
            display: 'grid',
            gap: '12px 24px',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
          }}
        >
          {fields.map((field) => (
            <div key={field.key} css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <dt dir="auto" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
                {field.label}
              </dt>
              <dd>
                <CellContent field={field} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}
