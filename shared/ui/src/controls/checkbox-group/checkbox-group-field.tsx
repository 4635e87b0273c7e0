import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { CheckboxOptions, type CheckboxOptionsProps } from './checkbox-options.tsx';
import type { FieldProps } from '../../form/input-props.ts';

interface CheckboxGroupFieldProps<Value extends string>
  extends FieldProps, Pick<CheckboxOptionsProps<Value>, 'options' | 'direction'> {}

/** A field of the form; its value is the list of the selected options' values. */
export function CheckboxGroupField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: CheckboxGroupFieldProps<Value>) {
  const { frame, input } = useFramedField<readonly Value[]>({
    name,
    label,
    help,
    optional,
    disabled,
    choice: true,
  });
  return (
    <FieldFrame {...frame} group>
      <CheckboxOptions {...input} {...rest} />
    </FieldFrame>
  );
}
