import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps, InputProps } from './input-props.ts';
import { Tags, type TagsProps } from './tags.tsx';

export type TagsFieldProps = FieldProps & Omit<TagsProps, keyof InputProps<readonly string[]>>;

/** A list of short texts in the form; nothing when it is empty. */
export function TagsField({ name, label, help, optional = false, ...rest }: TagsFieldProps) {
  const field = useFormField<readonly string[]>({ name, label });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <Tags
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
