import { dueDatesOf, formatMoney, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { saveFile } from '@portal/platform/widgets';
import { Button } from '@portal/ui';
import { CalendarIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { calendarFile } from './calendar-file.ts';

/** Saves the due dates of leases as a calendar file; nothing when none is to come. */
export function CalendarButton({ dues }: { readonly dues: readonly Due[] }) {
  const t = useMessages(paymentsMessages);
  const events = dues.flatMap((due) => {
    const { lease } = due;
    const names = { store: lease.store.name, number: lease.loanNumber };
    return dueDatesOf(due).map(({ date, amount }) => ({
      id: `${lease.loanNumber}-${date}`,
      date,
      title:
        amount === null
          ? t('calendar.due', names)
          : t('calendar.dueAmount', { ...names, amount: formatMoney(amount) }),
      note: t('lease.number', names),
    }));
  });
  if (events.length === 0) return null;
  const save = () =>
    saveFile(
      new Blob([calendarFile(events, new Date())], { type: 'text/calendar;charset=utf-8' }),
      'due-dates.ics',
    );
  return (
    <Button variant="quiet" size="s" icon={<CalendarIcon />} onClick={save}>
      {t('calendar.save')}
    </Button>
  );
}
