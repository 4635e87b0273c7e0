import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { Multiselect, type MultiselectLimits, type MultiselectOffer } from './multiselect.tsx';

type MultiselectFieldProps<Value extends string> = FieldProps & MultiselectOffer<Value> & MultiselectLimits;

/**
 * A field of the form to select several of many options; its value is a list of values, `undefined` when none is
 * selected.
 */
export function MultiselectField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: MultiselectFieldProps<Value>) {
  const { frame, input } = useFramedField<readonly Value[]>({
    name,
    label,
    help,
    optional,
    disabled,
    choice: true,
  });
  return (
    <FieldFrame {...frame}>
      <Multiselect {...input} {...rest} />
    </FieldFrame>
  );
}
