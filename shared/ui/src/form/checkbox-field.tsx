import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../icons/icons.tsx';
import { describedBy, FieldError, FieldHelp } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface CheckboxFieldProps {
  readonly name: string;
  /** In words for the list of what is missing. */
  readonly label: string;
  /** What is agreed to, if it is more than the label. */
  readonly children?: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

const row = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  justifySelf: 'start',
  cursor: 'pointer',
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
  '& > svg': { strokeWidth: 2.5, opacity: 0 },
  '[data-hovered] > &': { borderColor: 'var(--ink-2)' },
  '[data-selected] > &': { background: 'var(--brand)', borderColor: 'var(--brand)' },
  '[data-selected] > & > svg': { opacity: 1 },
  '[data-invalid] > &': { borderColor: 'var(--bad)' },
  '[data-focus-visible] > &': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& > svg': { color: 'CanvasText' } },
});

export function CheckboxField({ name, label, children, help, disabled = false }: CheckboxFieldProps) {
  const field = useFormField<boolean>({ name, label, choice: true });
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <Checkbox
        id={field.id}
        name={name}
        isSelected={field.value === true}
        isDisabled={disabled}
        isInvalid={field.error !== undefined}
        validationBehavior="aria"
        onChange={field.change}
        onBlur={field.blur}
        {...describedBy(field.id, help, field.error)}
        css={row}
      >
        <span css={box}>
          <CheckIcon size={16} />
        </span>
        <span>{children ?? label}</span>
      </Checkbox>
      <FieldError id={field.id}>{field.error}</FieldError>
      <FieldHelp id={field.id}>{help}</FieldHelp>
    </div>
  );
}
