import { useEffect, useId } from 'react';
import { useField } from 'react-final-form';
import { useFormContext } from './form-context.ts';

export interface FormFieldOptions<Value> {
  readonly name: string;
  readonly label: string;
  /** Chosen, not typed: "Choose a date" instead of "Enter a date". */
  readonly choice?: boolean;
  /** Words for a value that the control itself cannot read. */
  readonly problem?: (value: Value | undefined) => string | undefined;
}

export interface FormField<Value> {
  readonly id: string;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly change: (value: Value | undefined) => void;
  readonly blur: () => void;
  readonly focus: () => void;
}

/** Joins a control to the form. An error shows once the customer has left the field, or has tried to submit. */
export function useFormField<Value>({
  name,
  label,
  choice = false,
  problem,
}: FormFieldOptions<Value>): FormField<Value> {
  const id = useId();
  const { register } = useFormContext();
  useEffect(() => register(name, { label, choice }), [register, name, label, choice]);
  const { input, meta } = useField<Value | undefined>(name, {
    allowNull: true,
    format: (value: Value | undefined) => value,
    parse: (value: Value | undefined) => (value === '' ? undefined : value),
    ...(problem ? { validate: problem } : {}),
  });
  const mine: unknown = meta.error;
  const servers: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const shown = (meta.touched && mine) || servers;
  return {
    id,
    value: input.value,
    error: typeof shown === 'string' ? shown : undefined,
    change: (value) => input.onChange(value),
    blur: () => input.onBlur(),
    focus: () => input.onFocus(),
  };
}
