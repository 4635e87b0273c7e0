import type { ReactNode } from 'react';
import { useCoreTexts } from '../texts/use-core-texts.ts';
import { DateInput } from './date-input.tsx';
import { isDate, readDate, shownDate } from './date-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Say the window here: `Any day from today to December 4`. */
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** The form's value is 'YYYY-MM-DD'; a text that is no day is refused in words. */
export function DateField({ name, label, help, optional = false, ...rest }: DateFieldProps) {
  const t = useCoreTexts();
  const { min, max } = rest;
  const field = useFormField<string>({
    name,
    label,
    choice: true,
    problem: (value) => {
      if (!value) return undefined;
      if (!isDate(value)) return t(readDate(value).kind === 'no-day' ? 'dateNone' : 'dateIncomplete');
      if (isDate(min) && value < min) return t('dateEarly', { date: shownDate(min) });
      if (isDate(max) && value > max) return t('dateLate', { date: shownDate(max) });
      return undefined;
    },
  });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <DateInput
        id={field.id}
        name={name}
        value={field.value ?? undefined}
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
