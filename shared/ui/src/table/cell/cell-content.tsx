import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { cellValue } from './cell-value.ts';
import { LongText } from './long-text.tsx';
import type { TableField } from './table-field.ts';

interface CellContentProps<Row> {
  readonly field: TableField<Row>;
  readonly row: Row;
}

let format: Intl.NumberFormat | undefined;
const count = () => (format ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }));

/** Draws a cell: with the field's own `cell`, or the value as text. */
export function CellContent<Row>({ field, row }: CellContentProps<Row>): ReactNode {
  if (field.cell) return field.cell(row);
  const value = cellValue(field, row);
  if (value === undefined) return <NoValue />;
  if (typeof value === 'boolean') return <YesOrNo value={value} />;
  if (typeof value === 'number') return count().format(value);
  return <LongText>{value}</LongText>;
}

function NoValue() {
  const t = useUiMessages();
  return (
    <>
      <span aria-hidden="true" css={{ color: 'var(--ink-3)' }}>
        –
      </span>
      <span css={hiddenStyle}>{t('cellEmpty')}</span>
    </>
  );
}

function YesOrNo({ value }: { readonly value: boolean }) {
  const t = useUiMessages();
  return t(value ? 'yes' : 'no');
}
