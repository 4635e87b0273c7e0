import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { describedBy } from './field-frame.tsx';
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

const look = css({ appearance: 'none', paddingRight: 44, cursor: 'pointer', textOverflow: 'ellipsis' });

/** The browser's own select: on a phone nothing is easier to use. */
export function Select<Value extends string>({
  id,
  value,
  onChange,
  options,
  placeholder,
  required,
  error,
  help,
  ...rest
}: SelectProps<Value>) {
  const t = useUiTexts();
  return (
    <div css={{ position: 'relative' }}>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.currentTarget.value)?.value)
        }
        aria-invalid={error ? true : undefined}
        aria-required={required}
        {...describedBy(id, help, error)}
        css={[inputLook, look, value === undefined && { color: 'var(--ink-2)' }]}
        {...rest}
      >
        <option value="">{placeholder ?? t('selectEmpty')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.text}
          </option>
        ))}
      </select>
      <span
        css={{
          position: 'absolute',
          right: 14,
          insetBlock: 0,
          display: 'flex',
          alignItems: 'center',
          pointerEvents: 'none',
          color: 'var(--ink-2)',
        }}
      >
        <ChevronDownIcon />
      </span>
    </div>
  );
}
