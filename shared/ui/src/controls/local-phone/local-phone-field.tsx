import { FieldFrame } from '../../form/field-frame.tsx';
import { isLocalPhone } from '../../form/rules.ts';
import { useFramedField } from '../../form/use-framed-field.ts';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { LocalPhoneInput } from './local-phone-input.tsx';

/** A field of the form for a local phone number; its value is `(123) 456-7890` (UI-19). */
export function LocalPhoneField({ name, label, help, optional, disabled }: FieldProps) {
  const t = useCoreMessages();
  const { frame, input } = useFramedField<string>({
    name,
    label,
    help,
    optional,
    disabled,
    problem: (value) => (!value || isLocalPhone(value) ? undefined : t('ruleLocalPhone')),
  });
  return (
    <FieldFrame {...frame}>
      <LocalPhoneInput {...input} name={name} />
    </FieldFrame>
  );
}
