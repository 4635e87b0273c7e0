import {
  coveringPayment,
  formatDate,
  isBeingProcessed,
  nextScheduledPayment,
  type Due,
  type ScheduledPayment,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

interface DueBadgeProps {
  readonly due: Due;
  /** The payments of the lease whose money may still move. */
  readonly scheduled: readonly ScheduledPayment[];
}

/**
 * Shows that a lease is overdue, has a payment that is scheduled or being processed, or is due today; nothing otherwise.
 */
export function DueBadge({ due, scheduled }: DueBadgeProps) {
  const t = useMessages(leasesMessages);
  const covering = coveringPayment(due, scheduled);
  if (due.daysLate > 0 && !covering)
    return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  const next = covering ?? nextScheduledPayment(scheduled);
  if (next)
    return (
      <Badge tone="info">
        {isBeingProcessed(next, due.today)
          ? t('lease.processing')
          : t('lease.scheduled', { date: formatDate(next.payAt) })}
      </Badge>
    );
  if (due.amount > 0 && due.date === due.today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}
