import { CheckboxField } from '../../controls/checkbox/checkbox-field.tsx';
import { SwitchField } from '../../controls/switch/switch-field.tsx';
import type { SchemaFieldProps } from './schema-field-props.ts';

export function CheckboxInput({ name, input: { label, help, disabled } }: SchemaFieldProps<'checkbox'>) {
  return <CheckboxField name={name} label={label} help={help} disabled={disabled} />;
}

export function SwitchInput({ name, input: { label, help, disabled } }: SchemaFieldProps<'switch'>) {
  return <SwitchField name={name} label={label} note={help} disabled={disabled} />;
}
