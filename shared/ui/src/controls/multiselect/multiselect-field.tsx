import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { Multiselect, type MultiselectLimits, type MultiselectOffer } from './multiselect.tsx';

type MultiselectFieldProps<Value extends string> = FieldProps & MultiselectOffer<Value> & MultiselectLimits;

/** Some of many, in the form: a list of values, nothing when none is chosen. */
export function MultiselectField<Value extends string>({
  name,
  label,
  help,
  optional,
  ...rest
}: MultiselectFieldProps<Value>) {
  const { frame, input } = useFramedField<readonly Value[]>({ name, label, help, optional, choice: true });
  return (
    <FieldFrame {...frame}>
      <Multiselect {...input} {...rest} />
    </FieldFrame>
  );
}
