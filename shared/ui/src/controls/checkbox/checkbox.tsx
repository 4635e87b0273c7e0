import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Checkbox as PressCheckbox } from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../icons/icons.tsx';

interface CheckboxProps {
  /** `mixed`: only a part of what it represents is selected; a press then selects all of it. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Beside the box; without it `label` says what is selected. */
  readonly children?: ReactNode;
  /** Names a box that has no text beside it: `Select row 7`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly className?: string;
}

const row = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  justifySelf: 'start',
  minWidth: 0,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[data-disabled]': { cursor: 'not-allowed', color: 'var(--ink-3)' },
});

const box = css({
  width: 24,
  height: 24,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--r1)',
  background: 'var(--surface)',
  color: 'var(--on-brand)',
  transition: 'background-color 120ms, border-color 120ms',
  '& > svg': { strokeWidth: 2.5, visibility: 'hidden' },
  '[data-hovered] > &': { borderColor: 'var(--ink-2)' },
  '[data-selected] > &, [data-indeterminate] > &': {
    background: 'var(--brand)',
    borderColor: 'var(--brand)',
  },
  '[data-selected] > & > svg, [data-indeterminate] > & > svg': { visibility: 'visible' },
  '[data-invalid] > &': { borderColor: 'var(--bad)' },
  '[data-focus-visible] > &': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '[data-disabled] > &': { opacity: 0.6 },
  '@media (forced-colors: active)': { '& > svg': { color: 'CanvasText' } },
});

/** A box to tick, with or without a text beside it; box and text can both be tapped (UI-13 for `mixed`). */
export function Checkbox({
  checked,
  onChange,
  onBlur,
  children,
  label,
  id,
  name,
  disabled = false,
  invalid = false,
  required = false,
  'aria-describedby': describedBy,
  className,
}: CheckboxProps) {
  return (
    <PressCheckbox
      isSelected={checked === true}
      isIndeterminate={checked === 'mixed'}
      // The library selects what is not selected: from `mixed`, that is all.
      onChange={onChange}
      isDisabled={disabled}
      isInvalid={invalid}
      isRequired={required}
      validationBehavior="aria"
      {...(id ? { id } : {})}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      css={row}
      {...(className ? { className } : {})}
    >
      <span css={box}>{checked === 'mixed' ? <MinusIcon size={16} /> : <CheckIcon size={16} />}</span>
      {children !== undefined && <span css={{ minWidth: 0 }}>{children}</span>}
    </PressCheckbox>
  );
}
