import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly type?: TextInputProps['type'];
  readonly inputMode?: TextInputProps['inputMode'];
  readonly autoCapitalize?: TextInputProps['autoCapitalize'];
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** Turns what is typed into what is kept, letter by letter: drops what cannot belong. */
  readonly clean?: (text: string) => string;
}

export function TextField({ name, label, help, optional = false, clean, ...rest }: TextFieldProps) {
  const field = useFormField<string>({ name, label });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <TextInput
        id={field.id}
        name={name}
        value={field.value ?? ''}
        onChange={(text) => field.change(clean ? clean(text) : text)}
        onBlur={field.blur}
        onFocus={field.focus}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
