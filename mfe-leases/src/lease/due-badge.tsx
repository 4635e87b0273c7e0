import type { CalendarDate, Due } from '@portal/domain';
import { useTexts } from '@portal/platform';
import { Badge } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';

/** Says that a lease is overdue or due today; nothing otherwise. */
export function DueBadge({ due, today }: { readonly due: Due; readonly today: CalendarDate }) {
  const t = useTexts(leasesTexts);
  if (due.daysLate > 0) return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  if (due.amount > 0 && due.date === today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}
