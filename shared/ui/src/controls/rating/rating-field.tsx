import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { Rating, type RatingProps } from './rating.tsx';

interface RatingFieldProps extends FieldProps, Pick<RatingProps, 'stars'> {}

/** A field of the form for a rating; its value is 1 to `stars`. */
export function RatingField({ name, label, help, optional, disabled, ...rest }: RatingFieldProps) {
  const { frame, input } = useFramedField<number>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame} group>
      <Rating {...input} {...rest} />
    </FieldFrame>
  );
}
