import { useEffect, useRef } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { labelId } from '../../form/field-frame.tsx';
import { clearRowKey, OptionItems } from './option-items.tsx';
import { isLeaf, type LeafRow, type OptionRow } from './option.ts';
import { pickerListStyles } from './option-picker.styles.ts';

interface SingleListProps<Value extends string> {
  readonly id: string;
  readonly rows: readonly OptionRow<Value>[];
  readonly selectedKey: string | undefined;
  /** Text of the row that clears the selection; without it there is no such row. */
  readonly empty?: string | undefined;
  readonly takesFocus: boolean;
  /** Called even when the selected row is pressed again. */
  readonly onSelect: (row: LeafRow<Value> | undefined) => void;
}

/** The list of a single-selection picker. */
export function SingleList<Value extends string>({
  id,
  rows,
  selectedKey,
  empty,
  takesFocus,
  onSelect,
}: SingleListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const selected = selectedKey ?? (empty === undefined ? undefined : clearRowKey);
  return (
    <ListBox
      ref={list}
      aria-labelledby={labelId(id)}
      // The library's search would add a word of its own to the name.
      aria-label=""
      selectionMode="single"
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        // Pressing the selected row empties the selection: nothing changes, and the list still closes.
        const [key = selected] = keys;
        onSelect(rows.filter(isLeaf).find((row) => row.key === key));
      }}
      escapeKeyBehavior="none"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to select from it
      autoFocus={takesFocus && 'first'}
      css={pickerListStyles}
    >
      <OptionItems rows={rows} empty={empty} />
    </ListBox>
  );
}
