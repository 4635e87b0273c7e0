import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface TextAreaFieldProps extends FieldProps, Pick<TextAreaProps, 'rows' | 'maxLength' | 'placeholder'> {}

export function TextAreaField({ name, label, help, optional = false, ...rest }: TextAreaFieldProps) {
  const field = useFormField<string>({ name, label });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <TextArea
        id={field.id}
        name={name}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        onFocus={field.focus}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
