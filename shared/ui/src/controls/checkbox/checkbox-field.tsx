import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { describedBy, FieldError, FieldHelp, wrongField } from '../../form/field-frame.tsx';
import { useFormField } from '../../form/use-form-field.ts';

interface CheckboxFieldProps {
  readonly name: string;
  /** Names the field in the list of what is missing. */
  readonly label: string;
  /** What is agreed to, if it is more than the label. */
  readonly children?: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export function CheckboxField({ name, label, children, help, disabled = false }: CheckboxFieldProps) {
  const field = useFormField<boolean>({ name, label, choice: true });
  return (
    <div {...wrongField(field.error)} css={{ display: 'grid', gap: 6 }}>
      <Checkbox
        id={field.id}
        name={name}
        checked={field.value === true}
        disabled={disabled}
        invalid={field.error !== undefined}
        onChange={field.change}
        onBlur={field.blur}
        {...describedBy(field.id, help, field.error)}
      >
        {children ?? label}
      </Checkbox>
      <FieldError id={field.id}>{field.error}</FieldError>
      <FieldHelp id={field.id}>{help}</FieldHelp>
    </div>
  );
}
