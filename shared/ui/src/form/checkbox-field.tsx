import { css } from '@emotion/react';
import type { ReactNode } from 'react';
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

const box = css({
  appearance: 'none',
  width: 24,
  height: 24,
  margin: 0,
  gridArea: '1 / 1',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--r1)',
  background: 'var(--surface)',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { borderColor: 'var(--ink-2)' },
  '&:checked': { background: 'var(--brand)', borderColor: 'var(--brand)' },
  '&[aria-invalid=true]': { borderColor: 'var(--bad)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export function CheckboxField({ name, label, children, help, disabled = false }: CheckboxFieldProps) {
  const field = useFormField<boolean>({ name, label, choice: true });
  const on = field.value === true;
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <label
        htmlFor={field.id}
        css={{ display: 'flex', gap: 12, alignItems: 'flex-start', justifySelf: 'start', cursor: 'pointer' }}
      >
        <span css={{ display: 'grid', placeItems: 'center', flex: 'none' }}>
          <input
            id={field.id}
            type="checkbox"
            name={name}
            checked={on}
            disabled={disabled}
            onChange={(event) => field.change(event.currentTarget.checked)}
            onBlur={field.blur}
            aria-invalid={field.error ? true : undefined}
            {...describedBy(field.id, help, field.error)}
            css={box}
          />
          <span
            css={{
              gridArea: '1 / 1',
              color: 'var(--on-brand)',
              pointerEvents: 'none',
              opacity: on ? 1 : 0,
              '& > svg': { strokeWidth: 2.5 },
            }}
          >
            <CheckIcon size={16} />
          </span>
        </span>
        <span>{children ?? label}</span>
      </label>
      <FieldError id={field.id}>{field.error}</FieldError>
      <FieldHelp id={field.id}>{help}</FieldHelp>
    </div>
  );
}
