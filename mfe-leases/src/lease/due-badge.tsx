import { formatDate, type Due, type ScheduledPayment } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

interface DueBadgeProps {
  readonly due: Due;
  /** The next scheduled payment of the lease, where the screen knows it. */
  readonly scheduled?: ScheduledPayment | null;
}

/** Shows that a lease is overdue, has a scheduled payment, or is due today; nothing otherwise. */
export function DueBadge({ due, scheduled = null }: DueBadgeProps) {
  const t = useMessages(leasesMessages);
  if (due.daysLate > 0) return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  if (scheduled)
    return <Badge tone="info">{t('lease.scheduled', { date: formatDate(scheduled.payAt) })}</Badge>;
  if (due.amount > 0 && due.date === due.today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}
