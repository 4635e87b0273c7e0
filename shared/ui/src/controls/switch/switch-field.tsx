import type { ReactNode } from 'react';
import { FieldError, wrongField } from '../../form/field-frame.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useFormField } from '../../form/use-form-field.ts';

interface SwitchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A field of the form for a switch; its value is sent with the form. */
export function SwitchField({ name, label, disabled = false, ...rest }: SwitchFieldProps) {
  const field = useFormField<boolean>({ name, label, choice: true });
  return (
    <div {...wrongField(field.error)}>
      <SwitchRow
        label={label}
        checked={field.value === true}
        onChange={field.change}
        disabled={disabled}
        {...(field.error ? { describedBy: `${field.id}-error` } : {})}
        {...rest}
      />
      <FieldError id={field.id}>{field.error}</FieldError>
    </div>
  );
}
