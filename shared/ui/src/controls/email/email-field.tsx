import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'clean' | 'autoCapitalize'>;

/** A field for an email address. Blanks around it are dropped, because phones add one when they complete it. */
export function EmailField({ autoComplete = 'username', ...rest }: EmailFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete={autoComplete}
      clean={(text) => text.trim()}
      {...rest}
    />
  );
}
