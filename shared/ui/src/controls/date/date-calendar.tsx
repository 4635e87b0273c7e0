import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { iconButtonStyles } from '../../button/icon-button.styles.ts';
import { calendarBoxStyles, calendarStyles } from './date-calendar.styles.ts';
import { isDate } from './date-text.ts';

export interface DateCalendarProps {
  /** 'YYYY-MM-DD'. */
  readonly value: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onSelect: (date: string) => void;
  readonly onClose: () => void;
  /** The box that it opens below. */
  readonly box: RefObject<HTMLElement | null>;
  readonly label: string;
}

/** A calendar of one month to select a day in; the heaviest part of a date field, loaded when it is opened. */
export function DateCalendar({ value, min, max, onSelect, onClose, box, label }: DateCalendarProps) {
  const t = useCoreMessages();
  return (
    // The language of the page, whatever that of the browser; weeks begin as in the United States.
    <I18nProvider locale={`${t.language}-US`}>
      <Popover
        isOpen
        triggerRef={box}
        placement="bottom start"
        offset={6}
        css={calendarBoxStyles}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Dialog css={calendarStyles} aria-label={label}>
          <Calendar
            value={isDate(value) ? parseDate(value) : null}
            {...(isDate(min) ? { minValue: parseDate(min) } : {})}
            {...(isDate(max) ? { maxValue: parseDate(max) } : {})}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to select a day, so the arrows work at once
            autoFocus
            onChange={(date) => onSelect(date.toString())}
          >
            <header>
              <Button slot="previous" css={iconButtonStyles} aria-label={t('previousMonth')}>
                <ChevronLeftIcon />
              </Button>
              <Heading />
              <Button slot="next" css={iconButtonStyles} aria-label={t('nextMonth')}>
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
    </I18nProvider>
  );
}
