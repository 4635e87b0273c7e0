import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as ListSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import type { InputProps } from '../../form/input-props.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { inputStyles } from '../text-field/text-input.styles.ts';
import {
  selectedTextStyles,
  optionBoxStyles,
  optionNoteStyles,
  optionPopoverStyles,
} from '../options/option.styles.ts';
import { clearRowKey, OptionItems } from '../options/option-items.tsx';
import {
  isLeaf,
  pressedOption,
  optionRows,
  rowOfValue,
  type PressedOption,
  type SelectOption,
} from '../options/option.ts';

export interface SelectProps<Value extends string> extends InputProps<Value> {
  readonly name?: string | undefined;
  readonly options: readonly SelectOption<Value>[];
  /** Text of the empty selection; `Choose` by default. */
  readonly placeholder?: string | undefined;
}

const list = css({
  // The height at which the list still shows that it continues.
  maxHeight: 'min(320px, var(--visual-viewport-height, 100vh))',
  overflowY: 'auto',
  padding: 4,
  outline: 'none',
});

/**
 * Selects one option. Arrows and typed letters select without opening, and a phone gets rows to tap. For more options
 * than people read through, use `SearchSelect`.
 */
export function Select<Value extends string>({
  id,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  options,
  placeholder,
  disabled = false,
  required = false,
  error,
  help,
}: SelectProps<Value>) {
  const t = useUiMessages();
  const [pressed, setPressed] = useState<PressedOption<Value>>();
  const rows = optionRows(options);
  const selected = rowOfValue(rows, value, pressed);
  const empty = placeholder ?? t('selectEmpty');
  const choose = (key: unknown) => {
    const row = rows.filter(isLeaf).find((each) => each.key === key);
    setPressed(row && pressedOption(row));
    onChange(row?.option.value);
  };
  return (
    <ListSelect
      id={id}
      value={selected?.key ?? (required ? null : clearRowKey)}
      onChange={choose}
      placeholder={empty}
      allowsEmptyCollection
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-labelledby={labelId(id)}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(onFocus ? { onFocus } : {})}
      {...describedBy(id, help, error)}
    >
      <Button css={[inputStyles, optionBoxStyles]}>
        <SelectValue
          dir="auto"
          css={[selectedTextStyles, selected === undefined && { color: 'var(--ink-2)' }]}
        >
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <Popover offset={6} css={optionPopoverStyles}>
        <ListBox css={list} renderEmptyState={() => <div css={optionNoteStyles}>{t('optionsNone')}</div>}>
          <OptionItems rows={rows} empty={required || rows.length === 0 ? undefined : empty} />
        </ListBox>
      </Popover>
    </ListSelect>
  );
}
