import { dueMark, formatDate, type Due, type ScheduledPayment } from '@portal/domain';
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
  const mark = dueMark(due, scheduled);
  switch (mark?.type) {
    case 'overdue':
      return <Badge tone="bad">{t('lease.overdue', { count: mark.daysLate })}</Badge>;
    case 'processing':
      return <Badge tone="info">{t('lease.processing')}</Badge>;
    case 'scheduled':
      return <Badge tone="info">{t('lease.scheduled', { date: formatDate(mark.payment.payAt) })}</Badge>;
    case 'due-today':
      return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
    case undefined:
      return null;
  }
}
