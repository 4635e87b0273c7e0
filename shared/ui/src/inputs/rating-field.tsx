import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { Rating, type RatingProps } from './rating.tsx';

interface RatingFieldProps extends FieldProps, Pick<RatingProps, 'stars'> {}

/** The form's value is 1 to `stars`. */
export function RatingField({ name, label, help, optional = false, ...rest }: RatingFieldProps) {
  const field = useFormField<number>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional} group>
      <Rating
        id={field.id}
        value={field.value ?? undefined}
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
