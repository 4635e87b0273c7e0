import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface TextAreaFieldProps extends FieldProps, Pick<TextAreaProps, 'rows' | 'maxLength' | 'placeholder'> {}

export function TextAreaField({ name, label, help, optional, disabled, ...rest }: TextAreaFieldProps) {
  const { frame, input } = useFramedField<string>({ name, label, help, optional, disabled });
  return (
    <FieldFrame {...frame}>
      <TextArea {...input} name={name} {...rest} />
    </FieldFrame>
  );
}
