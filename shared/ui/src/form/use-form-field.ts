import { useEffect, useId, useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { useFormContext } from './form-context.ts';
import { ownText } from './form-errors.ts';
import { sameValue } from './same-value.ts';

export interface FormFieldOptions<Value> {
  /** With dots between the parts of a nested one: `items.0.name`. */
  readonly name: string;
  readonly label: string;
  /** Selected, not typed: "Choose a date" instead of "Enter a date". */
  readonly choice?: boolean;
  /** Never kept when the session expires. */
  readonly secret?: boolean;
  /** The customer can't correct its value, so the control does not validate it. */
  readonly disabled?: boolean | undefined;
  /** Returns the message for a value that the control itself can't parse. */
  readonly problem?: (value: Value | undefined) => string | undefined;
}

interface FormField<Value> {
  readonly id: string;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly change: (value: Value | undefined) => void;
  readonly blur: () => void;
  readonly focus: () => void;
}

/**
 * Registers the field before react-final-form does, which resets an unknown field to its initial value when it appears:
 * an item that moves up in a list, or is added after another was removed, would get the initial value of its index.
 */
function useKnownField(name: string): void {
  const form = useForm();
  useLayoutEffect(
    () => form.registerField(name, () => {}, {}, { isEqual: sameValue, silent: true }),
    [form, name],
  );
}

/** Connects a control to the form. Its error is shown after the customer has left the field or tried to submit. */
export function useFormField<Value>({
  name,
  label,
  choice = false,
  secret = false,
  disabled = false,
  problem,
}: FormFieldOptions<Value>): FormField<Value> {
  const id = useId();
  const { register } = useFormContext();
  useEffect(() => register(name, { label, choice, secret }), [register, name, label, choice, secret]);
  useKnownField(name);
  const { input, meta } = useField<Value | undefined>(name, {
    allowNull: true,
    isEqual: sameValue,
    format: (value: Value | undefined) => value,
    parse: (value: Value | undefined) => (value === '' ? undefined : value),
    ...(problem && !disabled ? { validate: problem } : {}),
  });
  const mine: unknown = meta.error;
  const servers: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const shown = (meta.touched ? ownText(mine) : undefined) ?? ownText(servers);
  return {
    id,
    value: input.value,
    error: shown,
    change: (value) => input.onChange(value),
    blur: () => input.onBlur(),
    focus: () => input.onFocus(),
  };
}
