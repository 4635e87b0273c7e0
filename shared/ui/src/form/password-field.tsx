import { Button } from '@portal/ui';
import { useState } from 'react';
import { HideIcon, ShowIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { TextInput } from './text-input.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'help' | 'autoFocus' | 'disabled' | 'placeholder'
> {
  /** The one in force, or one being chosen: tells password managers which. */
  readonly kind?: 'current' | 'new';
  /** Shows how strong it is; for a new password. */
  readonly meter?: boolean;
}

export function PasswordField({
  name,
  label,
  help,
  kind = 'current',
  meter = false,
  ...rest
}: PasswordFieldProps) {
  const t = useUiTexts();
  const [revealed, setRevealed] = useState(false);
  const field = useFormField<string>({ name, label });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error}>
      <TextInput
        id={field.id}
        name={name}
        type={revealed ? 'text' : 'password'}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        value={field.value ?? ''}
        onChange={field.change}
        onBlur={field.blur}
        onFocus={field.focus}
        required
        error={field.error}
        help={help}
        trailing={
          <Button
            variant="quiet"
            size="s"
            aria-label={t(revealed ? 'passwordHide' : 'passwordShow')}
            aria-controls={field.id}
            onClick={() => setRevealed(!revealed)}
            css={{
              width: 40,
              padding: 0,
              margin: 0,
              borderRadius: 8,
              color: 'var(--ink-2)',
              '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {revealed ? <HideIcon /> : <ShowIcon />}
          </Button>
        }
        {...rest}
      />
      {meter && <PasswordMeter password={field.value ?? ''} />}
    </FieldFrame>
  );
}
