import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { hiddenStyle } from '../type/visually-hidden.tsx';
import { cellValue } from './cell-value.ts';
import { LongText } from './long-text.tsx';
import type { TableField } from './table-field.ts';

interface CellContentProps<Row> {
  readonly field: TableField<Row>;
  readonly row: Row;
}

/** What the field draws, or its value as text. */
export function CellContent<Row>({ field, row }: CellContentProps<Row>): ReactNode {
  const t = useUiTexts();
  if (field.cell) return field.cell(row);
  const value = cellValue(field, row);
  if (value === undefined) {
    return (
      <>
        <span aria-hidden="true" css={{ color: 'var(--ink-3)' }}>
          –
        </span>
        <span css={hiddenStyle}>{t('cellEmpty')}</span>
      </>
    );
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return <LongText>{value}</LongText>;
}
