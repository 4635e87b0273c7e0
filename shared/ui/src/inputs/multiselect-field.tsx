import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { Multiselect, type MultiselectLimits, type MultiselectOffer } from './multiselect.tsx';

export type MultiselectFieldProps<Value extends string> = FieldProps &
  MultiselectOffer<Value> &
  MultiselectLimits;

/** Some of many, in the form: a list of values, nothing when none is chosen. */
export function MultiselectField<Value extends string>({
  name,
  label,
  help,
  optional = false,
  ...rest
}: MultiselectFieldProps<Value>) {
  const field = useFormField<readonly Value[]>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <Multiselect
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
