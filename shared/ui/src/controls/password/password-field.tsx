import { useState, type ComponentType } from 'react';
import { HideIcon, ShowIcon } from '../../icons/icons.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { FieldFrame } from '../../form/field-frame.tsx';
import { TextInput } from '../text-field/text-input.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'help' | 'optional' | 'autoFocus' | 'disabled' | 'placeholder'
> {
  /** Tells password managers whether it is the current password or a new one. */
  readonly purpose?: 'current' | 'new';
  /** `PasswordMeter` for a new password: given by the screen, so that a login does not bring it along. */
  readonly meter?: ComponentType<{ readonly password: string }>;
}

export function PasswordField({
  name,
  label,
  help,
  optional,
  disabled,
  purpose = 'current',
  meter: Meter,
  ...rest
}: PasswordFieldProps) {
  const t = useCoreMessages();
  const [revealed, setRevealed] = useState(false);
  const { frame, input } = useFramedField<string>({ name, label, help, optional, disabled, secret: true });
  const password = input.value ?? '';
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...input}
        name={name}
        type={revealed ? 'text' : 'password'}
        autoComplete={`${purpose}-password`}
        autoCapitalize="none"
        value={password}
        trailing={
          <IconButton
            label={t(revealed ? 'passwordHide' : 'passwordShow')}
            icon={revealed ? <HideIcon /> : <ShowIcon />}
            aria-controls={input.id}
            onClick={() => setRevealed(!revealed)}
          />
        }
        {...rest}
      />
      {/* The error takes its place: a strong password may be easy to guess all the same. */}
      {Meter && !frame.error && <Meter password={password} />}
    </FieldFrame>
  );
}
