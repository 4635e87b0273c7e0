import type { FieldProps } from '../../form/input-props.ts';
import { FieldFrame } from '../../form/field-frame.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';

type BoxProps = Pick<
  TextInputProps,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'leading'
  | 'maxLength'
  | 'placeholder'
  | 'trailing'
  | 'type'
>;

export interface TextFieldProps extends FieldProps, BoxProps {
  /** Removes characters that can't belong, after each key. */
  readonly clean?: (text: string) => string;
  /** Returns the error message for an invalid text. */
  readonly problem?: (text: string) => string | undefined;
  /** Never kept when the session expires. */
  readonly secret?: boolean;
}

/** The props of a field for one kind of text: phone, web address, username. */
export type TextKindFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'clean' | 'autoCapitalize' | 'problem'
>;

export function TextField({
  name,
  label,
  help,
  optional,
  disabled,
  clean,
  problem,
  secret = false,
  ...rest
}: TextFieldProps) {
  const { frame, input } = useFramedField<string>({
    name,
    label,
    help,
    optional,
    disabled,
    secret,
    ...(problem ? { problem: (text) => (text ? problem(text) : undefined) } : {}),
  });
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...input}
        name={name}
        value={input.value ?? ''}
        onChange={(text) => input.onChange(clean ? clean(text) : text)}
        dir="auto"
        {...rest}
      />
    </FieldFrame>
  );
}
