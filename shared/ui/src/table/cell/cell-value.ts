import type { CellValue, TableField } from './table-field.ts';

let ofTexts: Intl.Collator | undefined;
const collator = () => (ofTexts ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }));

const absent = (value: CellValue) => value === null || value === undefined || value === '';

/** Returns the row's value of a field; undefined for a value that can't be sorted or shown as text. */
export function cellValue<Row>(field: TableField<Row>, row: Row): Exclude<CellValue, null> {
  const value = field.value ? field.value(row) : ownValue(row, field.key);
  return absent(value) || Number.isNaN(value) ? undefined : (value ?? undefined);
}

function ownValue(row: unknown, key: string): CellValue {
  if (typeof row !== 'object' || row === null || !Object.hasOwn(row, key)) return undefined;
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** Compares numbers by size and texts alphabetically with their digits as numbers: `Unit 9` before `Unit 10`. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator().compare(String(a), String(b));
}
