import { latinDigits } from '../text-field/latin-digits.ts';
import { isPhone } from '../../form/rules.ts';
import { TextField, type TextKindFieldProps } from '../text-field/text-field.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';

/**
 * A field for a phone number with country code: a plus, then 6 to 14 digits (UI-18). Signs between the digits are
 * dropped.
 */
export function PhoneField({ autoComplete = 'tel', placeholder = '+1…', ...rest }: TextKindFieldProps) {
  const t = useCoreMessages();
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      clean={(text) =>
        latinDigits(text)
          .replace(/[^\d+]/g, '')
          .replace(/(?!^)\+/g, '')
      }
      problem={(text) => (isPhone(text) ? undefined : t('rulePhone'))}
      {...rest}
    />
  );
}
