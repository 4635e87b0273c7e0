import { useState } from 'react';
import { HideIcon, ShowIcon } from '../../icons/icons.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { FieldFrame } from '../../form/field-frame.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { TextInput } from '../text-field/text-input.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'help' | 'optional' | 'autoFocus' | 'disabled' | 'placeholder'
> {
  /** Tells password managers whether it is the current password or a new one. */
  readonly purpose?: 'current' | 'new';
  /** Shows how strong it is; for a new password. */
  readonly meter?: boolean;
}

export function PasswordField({
  name,
  label,
  help,
  optional,
  purpose = 'current',
  meter = false,
  ...rest
}: PasswordFieldProps) {
  const t = useCoreMessages();
  const [revealed, setRevealed] = useState(false);
  const { frame, input } = useFramedField<string>({ name, label, help, optional, secret: true });
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
      {meter && <PasswordMeter password={password} />}
    </FieldFrame>
  );
}
