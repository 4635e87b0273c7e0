import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as ListSelect, SelectValue } from 'react-aria-components/Select';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { describedBy, labelId } from './field-frame.tsx';
import { inputLook } from './input-look.ts';
import {
  chosenLook,
  optionBoxLook,
  optionGroupLook,
  optionNoteLook,
  optionPopoverLook,
  optionRowLook,
} from './option-look.ts';
import { OptionItem } from './option-item.tsx';
import {
  isLeaf,
  madeChoice,
  optionRows,
  optionSections,
  rowOf,
  type MadeChoice,
  type SelectOption,
} from './option.ts';

export type { SelectOption } from './option.ts';

export interface SelectProps<Value extends string> {
  readonly id: string;
  readonly name?: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly onBlur?: () => void;
  readonly options: readonly SelectOption<Value>[];
  /** What the empty choice says; `Choose` unless told. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

const list = css({
  // At most so high that the list shows where it goes on.
  maxHeight: 'min(320px, var(--visual-viewport-height, 100vh))',
  overflowY: 'auto',
  padding: 4,
  outline: 'none',
});

/** Key of the choice that takes the choice back; no option of a screen is called so. */
const none = 'select:none';

/**
 * One of many. Arrows and typed letters choose without opening, and a phone gets rows to tap. For more options than one
 * reads through there is `SearchSelect` of `@portal/ui/inputs`.
 */
export function Select<Value extends string>({
  id,
  name,
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  disabled = false,
  required = false,
  error,
  help,
}: SelectProps<Value>) {
  const t = useUiTexts();
  const [made, setMade] = useState<MadeChoice<Value>>();
  const rows = optionRows(options);
  const chosen = rowOf(rows, value, made);
  const empty = placeholder ?? t('selectEmpty');
  const choose = (key: unknown) => {
    const row = rows.filter(isLeaf).find((each) => each.key === key);
    setMade(row && madeChoice(row));
    onChange(row?.option.value);
  };
  return (
    <ListSelect
      id={id}
      value={chosen?.key ?? (required ? null : none)}
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
      {...describedBy(id, help, error)}
    >
      <Button css={[inputLook, optionBoxLook]}>
        <SelectValue dir="auto" css={[chosenLook, chosen === undefined && { color: 'var(--ink-2)' }]}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <Popover offset={6} css={optionPopoverLook}>
        <ListBox css={list} renderEmptyState={() => <div css={optionNoteLook}>{t('optionsNone')}</div>}>
          {!required && rows.length > 0 && (
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
      </Popover>
    </ListSelect>
  );
}
