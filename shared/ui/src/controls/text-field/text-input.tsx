import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from 'react';
import { Input, TextField } from '../../aria/shared-aria.ts';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { inputStyles } from './text-input.styles.ts';

export interface TextInputProps {
  readonly id: string;
  readonly name?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** `auto`: the direction of the first letter, for texts that people write. */
  readonly dir?: 'auto' | 'ltr' | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  /** Inside the box, before the text: `$`. Such a box is always left to right, so that both stay together. */
  readonly leading?: ReactNode;
  /** Inside the box, at its end: a button. */
  readonly trailing?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const inside = { position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center' } as const;

/** The bare text box. A field of the form adds label, help and error; the label names the box by its id. */
export function TextInput({
  id,
  type = 'text',
  error,
  help,
  leading,
  trailing,
  className,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  disabled = false,
  required = false,
  autoFocus = false,
  placeholder,
  ...rest
}: TextInputProps) {
  return (
    <TextField
      id={id}
      type={type}
      value={value}
      onChange={onChange}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- used only where the screen is this one question
      autoFocus={autoFocus}
      aria-labelledby={labelId(id)}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      {...(onFocus ? { onFocus } : {})}
      {...describedBy(id, help, error)}
      css={[{ position: 'relative' }, Boolean(leading) && { direction: 'ltr' }]}
      {...(className ? { className } : {})}
    >
      {leading && (
        <span aria-hidden="true" css={{ ...inside, left: 14, color: 'var(--ink-2)', pointerEvents: 'none' }}>
          {leading}
        </span>
      )}
      <Input
        css={[
          inputStyles,
          Boolean(leading) && { paddingLeft: 32 },
          Boolean(trailing) && { paddingRight: 52 },
        ]}
        {...(placeholder ? { placeholder } : {})}
        {...rest}
      />
      {trailing && <span css={{ ...inside, right: 4 }}>{trailing}</span>}
    </TextField>
  );
}
