import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/icons.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { TableField } from '../cell/table-field.ts';
import { headCell } from './table.styles.ts';
import type { TableQuery } from './table-query.ts';

interface TableHeadProps<Row> {
  readonly fields: readonly TableField<Row>[];
  readonly query: TableQuery;
  readonly onSort: (key: string) => void;
  /** Undefined when rows can't be selected. */
  readonly selected: boolean | 'mixed' | undefined;
  readonly onSelectAll: (all: boolean) => void;
  readonly toggles: boolean;
  readonly actions: boolean;
  /** There is nothing to select or sort yet. */
  readonly idle: boolean;
}

const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  // It is wider than the cell's content, so that its text is aligned with the cells below.
  maxWidth: 'calc(100% + 16px)',
  minHeight: 32,
  marginInline: -8,
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--r1)',
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '& > span': { minWidth: 0 },
  '& > svg': { color: 'var(--ink-3)', flex: 'none' },
  '&[data-sorted]': { color: 'var(--ink)' },
  '&[data-sorted] > svg': { color: 'var(--brand)' },
  '&:hover': { color: 'var(--ink)' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The head of the table. Sortable columns have buttons with three states: ascending, descending, unsorted. */
export function TableHead<Row>({
  fields,
  query,
  onSort,
  selected,
  onSelectAll,
  toggles,
  actions,
  idle,
}: TableHeadProps<Row>) {
  const t = useUiMessages();
  return (
    <thead>
      <tr>
        {selected !== undefined && (
          <th scope="col" css={headCell}>
            <Checkbox label={t('tableChooseAll')} checked={selected} onChange={onSelectAll} disabled={idle} />
          </th>
        )}
        {toggles && (
          <th scope="col" css={headCell}>
            <span css={hiddenStyle}>{t('tableDetails')}</span>
          </th>
        )}
        {fields.map((field) => (
          <HeadCell key={field.key} field={field} query={query} onSort={onSort} />
        ))}
        {actions && (
          <th scope="col" css={headCell}>
            <span css={hiddenStyle}>{t('tableActions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({
  field,
  query,
  onSort,
}: {
  readonly field: TableField<Row>;
  readonly query: TableQuery;
  readonly onSort: (key: string) => void;
}) {
  const { key, label, sortable = false, align = 'start', thClass } = field;
  const order = query.sortBy !== key ? 'none' : query.sortDesc ? 'descending' : 'ascending';
  const Arrow = { none: SortIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon }[order];
  return (
    <th
      scope="col"
      data-column={key}
      {...(sortable ? { 'aria-sort': order } : {})}
      {...(thClass ? { className: thClass } : {})}
      {...(align === 'end' ? { 'data-align': 'end' } : {})}
      css={headCell}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort(key)}
          {...(order === 'none' ? {} : { 'data-sorted': '' })}
          css={[sortButton, align === 'end' && { flexDirection: 'row-reverse' }]}
        >
          <span dir="auto" css={clamp}>
            {label}
          </span>
          <Arrow size={14} />
        </button>
      ) : (
        <div css={clamp}>
          <bdi>{label}</bdi>
        </div>
      )}
    </th>
  );
}
