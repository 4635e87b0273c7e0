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
  /** Words of the row that takes the choice back; without it there is none. */
  readonly empty?: string | undefined;
  readonly takesFocus: boolean;
  /** Also when the row that is chosen already is pressed. */
  readonly onSelect: (row: LeafRow<Value> | undefined) => void;
}

/** Options of which one is chosen, in the popover of a picker. */
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
        // Pressing what is chosen empties the selection: nothing changes, and the list closes all the same.
        const [key = selected] = keys;
        onSelect(rows.filter(isLeaf).find((row) => row.key === key));
      }}
      escapeKeyBehavior="none"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to choose from it
      autoFocus={takesFocus && 'first'}
      css={pickerListStyles}
    >
      <OptionItems rows={rows} empty={empty} />
    </ListBox>
  );
}
