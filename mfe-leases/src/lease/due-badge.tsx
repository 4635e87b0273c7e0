import type { CalendarDate, Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Shows that a lease is overdue or due today; nothing otherwise. */
export function DueBadge({ due, today }: { readonly due: Due; readonly today: CalendarDate }) {
  const t = useMessages(leasesMessages);
  if (due.daysLate > 0) return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  if (due.amount > 0 && due.date === today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}
