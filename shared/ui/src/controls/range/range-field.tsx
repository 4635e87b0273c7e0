import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
import type { RangeLimits, RangeValue } from './range-value.ts';

interface RangeFieldProps extends FieldProps, RangeLimits, Pick<RangeSliderProps, 'valueText'> {}

/** A field of the form for a range; its value is `[from, to]`, and `undefined` until a thumb was moved. */
export function RangeField({ name, label, help, optional, disabled, ...rest }: RangeFieldProps) {
  const { frame, input } = useFramedField<RangeValue>({
    name,
    label,
    help,
    optional,
    disabled,
    choice: true,
  });
  return (
    <FieldFrame {...frame} group>
      <RangeSlider {...input} {...rest} />
    </FieldFrame>
  );
}
