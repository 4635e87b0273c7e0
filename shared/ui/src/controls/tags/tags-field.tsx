import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps, InputProps } from '../../form/input-props.ts';
import { Tags, type TagsProps } from './tags.tsx';

type TagsFieldProps = FieldProps & Omit<TagsProps, keyof InputProps<readonly string[]>>;

/** A field of the form for a list of short texts; its value is `undefined` when the list is empty. */
export function TagsField({ name, label, help, optional, disabled, ...rest }: TagsFieldProps) {
  const { frame, input } = useFramedField<readonly string[]>({ name, label, help, optional, disabled });
  return (
    <FieldFrame {...frame}>
      <Tags {...input} {...rest} />
    </FieldFrame>
  );
}
