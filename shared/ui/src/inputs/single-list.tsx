import { useEffect, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { labelId } from '../form/field-frame.tsx';
import { OptionItem } from '../form/option-item.tsx';
import { optionGroupLook, optionRowLook } from '../form/option-look.ts';
import { isLeaf, optionSections, type LeafRow, type OptionRow } from '../form/option.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { pickerListLook } from './picker-look.ts';

/** Key of the choice that takes the choice back. */
const none = 'picker:none';

interface SingleListProps<Value extends string> {
  readonly id: string;
  readonly rows: readonly OptionRow<Value>[];
  readonly chosen: string | undefined;
  /** Words of the row that takes the choice back; without it there is none. */
  readonly empty?: string | undefined;
  readonly takesFocus: boolean;
  /** Also when the row that is chosen already is pressed. */
  readonly onChoose: (row: LeafRow<Value> | undefined) => void;
}

/** Options of which one is chosen, in the popover of a picker. */
export function SingleList<Value extends string>({
  id,
  rows,
  chosen,
  empty,
  takesFocus,
  onChoose,
}: SingleListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const selected = chosen ?? (empty === undefined ? undefined : none);
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
        onChoose(rows.filter(isLeaf).find((row) => row.key === key));
      }}
      escapeKeyBehavior="none"
      // The list was opened to choose from it.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus && 'first'}
      css={pickerListLook}
    >
      {empty !== undefined && (
        <ListBoxItem id={none} textValue={empty} css={[optionRowLook, { color: 'var(--ink-2)' }]}>
          {empty}
          <CheckIcon size={16} />
        </ListBoxItem>
      )}
      {optionSections(rows).map((section) =>
        section.title === '' ? (
          section.rows.map((row) => <OptionItem key={row.key} row={row} />)
        ) : (
          <ListBoxSection key={section.key} id={section.key}>
            <Header dir="auto" css={optionGroupLook}>
              {section.title}
            </Header>
            {section.rows.map((row) => (
              <OptionItem key={row.key} row={row} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}
