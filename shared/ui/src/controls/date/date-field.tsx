import type { FieldProps } from '../../form/input-props.ts';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { isDate, readDate, shownDate } from './date-text.ts';
import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';

interface DateFieldProps extends FieldProps, Pick<DateInputProps, 'min' | 'max'> {}

/**
 * A field of the form for a day; its value is 'YYYY-MM-DD', and a text that is not a day shows an error. Name the
 * allowed days in `help`: `Any day from today to December 4`.
 */
export function DateField({ name, label, help, optional, disabled, ...rest }: DateFieldProps) {
  const t = useCoreMessages();
  const { min, max } = rest;
  const { frame, input } = useFramedField<string>({
    name,
    label,
    help,
    optional,
    disabled,
    choice: true,
    problem: (value) => {
      if (!value) return undefined;
      if (!isDate(value)) return t(readDate(value).type === 'no-day' ? 'dateNone' : 'dateIncomplete');
      if (isDate(min) && value < min) return t('dateEarly', { date: shownDate(min) });
      if (isDate(max) && value > max) return t('dateLate', { date: shownDate(max) });
      return undefined;
    },
  });
  return (
    <FieldFrame {...frame}>
      <DateInput {...input} name={name} {...rest} />
    </FieldFrame>
  );
}
