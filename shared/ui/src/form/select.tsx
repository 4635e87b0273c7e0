import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as ListSelect, SelectValue } from 'react-aria-components/Select';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { describedBy, labelId } from './field-frame.tsx';
import { inputLook } from './input-look.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly disabled?: boolean;
}

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

const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: 'var(--ink-2)' },
  '[data-invalid] > &': { borderColor: 'var(--bad)', boxShadow: 'inset 0 0 0 1px var(--bad)' },
});

const chosen = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const list = css({
  // As wide as the box above it, and at most so high that the list shows where it goes on.
  width: 'var(--trigger-width)',
  maxHeight: 'min(320px, var(--visual-viewport-height, 100vh))',
  overflowY: 'auto',
  padding: 4,
  outline: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  boxShadow: '0 2px 6px rgba(0,0,0,.06), 0 18px 48px -16px rgba(0,0,0,.32)',
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  padding: '8px 10px',
  borderRadius: 'var(--r1)',
  cursor: 'pointer',
  outline: 'none',
  '&[data-focused]': { background: 'var(--sunken)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-selected]': { fontWeight: 620 },
  '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'not-allowed' },
  '& > svg': { flex: 'none', color: 'var(--brand)', visibility: 'hidden' },
  '&[data-selected] > svg': { visibility: 'visible' },
});

/** Key of the choice that takes the choice back; no option of a screen is called so. */
const none = 'select:none';

/** One of many. Arrows and typed letters choose without opening, and a phone gets rows to tap. */
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
  const empty = placeholder ?? t('selectEmpty');
  return (
    <ListSelect
      id={id}
      value={value ?? (required ? null : none)}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value)}
      placeholder={empty}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-labelledby={labelId(id)}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...describedBy(id, help, error)}
    >
      <Button css={[inputLook, box]}>
        <SelectValue css={[chosen, value === undefined && { color: 'var(--ink-2)' }]}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <Popover offset={6}>
        <ListBox css={list}>
          {!required && (
            <ListBoxItem id={none} textValue={empty} css={[row, { color: 'var(--ink-2)' }]}>
              {empty}
              <CheckIcon size={16} />
            </ListBoxItem>
          )}
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.text}
              isDisabled={option.disabled === true}
              css={row}
            >
              {option.text}
              <CheckIcon size={16} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ListSelect>
  );
}
