import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly type?: TextInputProps['type'];
  readonly inputMode?: TextInputProps['inputMode'];
  readonly autoCapitalize?: TextInputProps['autoCapitalize'];
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** Turns what is typed into what is kept, letter by letter: drops what cannot belong. */
  readonly clean?: (text: string) => string;
  /** Words for a text that can't be taken. */
  readonly problem?: (text: string) => string | undefined;
}

export function TextField({ name, label, help, optional = false, clean, problem, ...rest }: TextFieldProps) {
  const field = useFormField<string>({
    name,
    label,
    ...(problem ? { problem: (text) => (text ? problem(text) : undefined) } : {}),
  });
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
        dir="auto"
        {...rest}
      />
    </FieldFrame>
  );
}
