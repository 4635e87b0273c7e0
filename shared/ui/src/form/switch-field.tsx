import type { ReactNode } from 'react';
import { SwitchRow } from './switch-row.tsx';
import { useFormField } from './use-form-field.ts';

interface SwitchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

/** A switch whose value is sent with the form. */
export function SwitchField({ name, label, ...rest }: SwitchFieldProps) {
  const field = useFormField<boolean>({ name, label, choice: true });
  return <SwitchRow label={label} checked={field.value === true} onChange={field.change} {...rest} />;
}
