import { FieldFrame } from '../form/field-frame.tsx';
import { isLocalPhone } from '../form/rules.ts';
import { useFormField } from '../form/use-form-field.ts';
import { useCoreTexts } from '../texts/use-core-texts.ts';
import type { FieldProps } from './input-props.ts';
import { LocalPhoneInput } from './local-phone-input.tsx';

/** The form's value is `(123) 456-7890` (UI-19). */
export function LocalPhoneField({ name, label, help, optional = false, disabled }: FieldProps) {
  const t = useCoreTexts();
  const field = useFormField<string>({
    name,
    label,
    problem: (value) => (!value || isLocalPhone(value) ? undefined : t('ruleLocalPhone')),
  });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <LocalPhoneInput
        id={field.id}
        name={name}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        onFocus={field.focus}
        disabled={disabled}
        required={!optional}
        error={field.error}
        help={help}
      />
    </FieldFrame>
  );
}
