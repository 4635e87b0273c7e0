import { css } from '@emotion/react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { labelId } from '../../form/field-frame.tsx';
import { optionRowStyles, optionTextStyles } from '../options/option.styles.ts';
import { isLeaf, type OptionRow } from '../options/option.ts';
import { CheckIcon, MinusIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { RowMark } from './multi-selection.ts';
import { pickerListStyles } from '../options/option-picker.styles.ts';

interface MultiListProps<Value extends string> {
  readonly id: string;
  readonly rows: readonly OptionRow<Value>[];
  /** Marks of all rows, including those that are not shown yet. */
  readonly marks: ReadonlyMap<string, RowMark>;
  /** No more can be selected; selected options can still be deselected. */
  readonly full: boolean;
  readonly takesFocus: boolean;
  readonly onSelectionChange: NonNullable<ListBoxProps<object>['onSelectionChange']>;
}

const row = css([
  optionRowStyles,
  { justifyContent: 'flex-start', '&[data-selected]': { fontWeight: 'inherit' } },
]);

const box = css({
  width: 20,
  height: 20,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--r1)',
  background: 'var(--surface)',
  color: 'var(--on-brand)',
  '& > svg': { strokeWidth: 2.5, visibility: 'hidden' },
  '&[data-mark=all], &[data-mark=some]': { background: 'var(--brand)', borderColor: 'var(--brand)' },
  '&[data-mark=all] > svg, &[data-mark=some] > svg': { visibility: 'visible' },
  '[data-disabled] > &': { opacity: 0.6 },
  '@media (forced-colors: active)': { '& > svg': { color: 'CanvasText' } },
});

/**
 * A list of options of which several can be selected. The row of a group selects all in it, and shows when only some
 * are selected.
 */
export function MultiList<Value extends string>({
  id,
  rows,
  marks,
  full,
  takesFocus,
  onSelectionChange,
}: MultiListProps<Value>) {
  const t = useUiMessages();
  const markOf = (each: OptionRow<Value>) => marks.get(each.key) ?? 'none';
  return (
    <ListBox
      aria-labelledby={labelId(id)}
      // The library's search would add a word of its own to the name.
      aria-label=""
      selectionMode="multiple"
      selectedKeys={[...marks].flatMap(([key, mark]) => (mark === 'all' ? key : []))}
      onSelectionChange={onSelectionChange}
      escapeKeyBehavior="none"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to select from it
      autoFocus={takesFocus && 'first'}
      css={pickerListStyles}
    >
      {rows.map((each) => {
        const mark = markOf(each);
        return (
          <ListBoxItem
            key={each.key}
            id={each.key}
            textValue={each.text}
            isDisabled={each.disabled || (full && mark !== 'all')}
            css={[row, !isLeaf(each) && { fontWeight: 600 }, { paddingInlineStart: 10 + each.depth * 24 }]}
          >
            <span css={box} data-mark={mark}>
              {mark === 'some' ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
            </span>
            <span dir="auto" css={optionTextStyles}>
              {each.text}
            </span>
            {mark === 'some' && <span css={hiddenStyle}>{t('optionsSome')}</span>}
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}
