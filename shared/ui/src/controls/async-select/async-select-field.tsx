import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { AsyncSelect, type AsyncSelectProps } from './async-select.tsx';
import type { FieldProps, InputProps } from '../../form/input-props.ts';

type AsyncSelectFieldProps<Value extends string> = FieldProps &
  Omit<AsyncSelectProps<Value>, keyof InputProps<Value>>;

/** A field of the form to select one of many options that a server searches. */
export function AsyncSelectField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: AsyncSelectFieldProps<Value>) {
  const { frame, input } = useFramedField<Value>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame}>
      <AsyncSelect {...input} {...rest} />
    </FieldFrame>
  );
}
