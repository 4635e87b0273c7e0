import { useRef, useState, type ComponentType } from 'react';
import type { InputProps } from '../../form/input-props.ts';
import { CalendarIcon } from '../../icons/icons.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { IconButton } from '../../button/icon-button.tsx';
import type { DateCalendarProps } from './date-calendar.tsx';
import { readDate, shownDate, withSlashes } from './date-text.ts';
import { TextInput } from '../text-field/text-input.tsx';
import { useTypedText } from '../text-field/use-typed-text.ts';

export interface DateInputProps extends InputProps<string> {
  readonly name?: string | undefined;
  /** First and last allowed day, 'YYYY-MM-DD'. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

type CalendarState =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly Calendar: ComponentType<DateCalendarProps> };

const loadCalendar = () => import('./date-calendar.tsx').then(({ DateCalendar }) => DateCalendar);

/**
 * A day, typed as MM/DD/YYYY or selected in a calendar. The value is 'YYYY-MM-DD', a date without a zone; while the
 * text is not a day, the value is that text. The library's date field is not used because it silently turns 02/30 into
 * 02/28 and loads its calendar before anybody opens it.
 */
export function DateInput({
  value,
  onChange,
  onBlur,
  onFocus,
  min,
  max,
  disabled = false,
  ...rest
}: DateInputProps) {
  const t = useCoreMessages();
  const box = useRef<HTMLDivElement>(null);
  const [calendar, setCalendar] = useState<CalendarState>({ status: 'closed' });
  const { text, setTyped, ...events } = useTypedText(shownDate(value ?? ''), { onFocus, onBlur });

  const change = (next: string) => {
    const slashed = withSlashes(next, text);
    setTyped(slashed);
    const read = readDate(slashed);
    onChange(read.type === 'date' ? read.date : slashed || undefined);
  };
  const open = () => {
    if (calendar.status === 'loading') return;
    setCalendar({ status: 'loading' });
    loadCalendar().then(
      (Calendar) => setCalendar({ status: 'open', Calendar }),
      () => setCalendar({ status: 'failed' }),
    );
  };
  const close = () => setCalendar({ status: 'closed' });

  return (
    <div ref={box} css={{ maxWidth: 280 }}>
      <TextInput
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={t('datePattern')}
        value={text}
        onChange={change}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
        {...events}
        disabled={disabled}
        trailing={
          <IconButton
            label={t('dateOpen')}
            icon={<CalendarIcon />}
            aria-haspopup="dialog"
            aria-expanded={calendar.status === 'open'}
            pending={calendar.status === 'loading'}
            disabled={disabled}
            onClick={open}
          />
        }
        {...rest}
      />
      <p role="status" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
        {calendar.status === 'failed' ? t('calendarFailed') : ''}
      </p>
      {calendar.status === 'open' && (
        <calendar.Calendar
          value={value}
          min={min}
          max={max}
          box={box}
          label={t('dateOpen')}
          onClose={close}
          onSelect={(date) => {
            setTyped(null);
            onChange(date);
            close();
          }}
        />
      )}
    </div>
  );
}
