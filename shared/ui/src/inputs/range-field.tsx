import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
import type { Span } from './span.ts';

interface RangeFieldProps
  extends FieldProps, Pick<RangeSliderProps, 'min' | 'max' | 'minSpan' | 'maxSpan' | 'valueText'> {}

/** The form's value is `[from, to]`; nothing until a thumb was moved. */
export function RangeField({ name, label, help, optional = false, ...rest }: RangeFieldProps) {
  const field = useFormField<Span>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional} group>
      <RangeSlider
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
