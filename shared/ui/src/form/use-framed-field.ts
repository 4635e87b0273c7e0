import type { ReactNode } from 'react';
import type { InputProps } from './input-props.ts';
import type { FieldFrameProps } from './field-frame.tsx';
import { useFormField, type FormFieldOptions } from './use-form-field.ts';

interface FramedFieldOptions<Value> extends FormFieldOptions<Value> {
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  /** Must be passed on, because a field that does not know that it is disabled validates what nobody can correct. */
  readonly disabled: boolean | undefined;
}

interface FramedField<Value> {
  /** For the FieldFrame. */
  readonly frame: Omit<FieldFrameProps, 'group' | 'children' | 'className'>;
  /** For the control in it; an empty value and a server's null are `undefined`. */
  readonly input: InputProps<Value>;
}

/** Connects a control to the form, and to the label, help and error of its FieldFrame. */
export function useFramedField<Value>({
  help,
  optional = false,
  ...options
}: FramedFieldOptions<Value>): FramedField<Value> {
  const { id, value, error, change, blur, focus } = useFormField<Value>(options);
  return {
    frame: { id, label: options.label, help, error, optional },
    input: {
      id,
      value: value ?? undefined,
      onChange: change,
      onBlur: blur,
      onFocus: focus,
      disabled: options.disabled,
      required: !optional,
      error,
      help,
    },
  };
}
