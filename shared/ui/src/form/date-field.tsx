import { parseDate } from '@internationalized/date';
import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { calendarLook, dateBoxLook, dateButtonLook, segmentLook } from './date-look.ts';
import { FieldError, FieldHelp } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Say the window here: `Any day from today to December 4`. */
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

const shown = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

/** A day typed as MM/DD/YYYY or picked from a calendar. The form's value is 'YYYY-MM-DD', a date without a zone. */
export function DateField({
  name,
  label,
  min,
  max,
  help,
  optional = false,
  disabled = false,
}: DateFieldProps) {
  const t = useUiTexts();
  const textId = useId();
  const field = useFormField<string>({
    name,
    label,
    choice: true,
    problem: (value) => {
      if (value === undefined) return undefined;
      if (min !== undefined && value < min) return t('dateEarly', { date: shown(min) });
      if (max !== undefined && value > max) return t('dateLate', { date: shown(max) });
      return undefined;
    },
  });
  const describedBy = [field.error && `${textId}-error`, help && `${textId}-help`].filter(Boolean).join(' ');
  return (
    // The format of the specification, whatever the language of the browser.
    <I18nProvider locale="en-US">
      <DatePicker
        value={field.value ? parseDate(field.value) : null}
        onChange={(date) => field.change(date === null ? undefined : date.toString())}
        onBlur={field.blur}
        onFocus={field.focus}
        {...(min ? { minValue: parseDate(min) } : {})}
        {...(max ? { maxValue: parseDate(max) } : {})}
        granularity="day"
        shouldForceLeadingZeros
        isRequired={!optional}
        isDisabled={disabled}
        isInvalid={field.error !== undefined}
        validationBehavior="aria"
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        css={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Label css={{ fontSize: 14, color: 'var(--ink-2)', justifySelf: 'start' }}>
          {label}
          {optional && <span css={{ color: 'var(--ink-3)' }}> ({t('optional')})</span>}
        </Label>
        <Group css={dateBoxLook}>
          <DateInput css={{ display: 'flex', flex: 1, alignItems: 'center' }}>
            {(segment) => <DateSegment segment={segment} css={segmentLook} />}
          </DateInput>
          <Button css={dateButtonLook} aria-label={t('dateOpen')}>
            <CalendarIcon />
          </Button>
        </Group>
        <FieldError id={textId}>{field.error}</FieldError>
        <FieldHelp id={textId}>{help}</FieldHelp>
        <Popover placement="bottom start" offset={6}>
          <Dialog css={calendarLook}>
            <Calendar>
              <header>
                <Button slot="previous" css={dateButtonLook} aria-label={t('previousMonth')}>
                  <ChevronLeftIcon />
                </Button>
                <Heading />
                <Button slot="next" css={dateButtonLook} aria-label={t('nextMonth')}>
                  <ChevronRightIcon />
                </Button>
              </header>
              <CalendarGrid weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
