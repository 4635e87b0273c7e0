import {
  compareDates,
  daysBetween,
  formatDayMonth,
  formatMoney,
  isCurrent,
  today as theDay,
  type CalendarDate,
  type Lease,
} from '@portal/domain';
import { useTexts } from '@portal/platform';
import { Badge, Grid, ProgressBar } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { EmptyList } from './empty-list.tsx';
import { LeaseCard } from './lease-card.tsx';
import { LoadedLeases } from './loaded-leases.tsx';

/** `/leases/current` (LEASE-02, 28). */
export function CurrentPage() {
  const today = theDay();
  return (
    <LoadedLeases>
      {(all) => {
        const leases = all.filter(isCurrent);
        if (leases.length === 0) return <EmptyList list="current" />;
        return (
          <Grid as="ul" css={{ margin: 0, padding: 0 }}>
            {leases.map((lease) => (
              <CurrentCard key={lease.uuid} lease={lease} today={today} />
            ))}
          </Grid>
        );
      }}
    </LoadedLeases>
  );
}

interface CurrentCardProps {
  readonly lease: Lease;
  readonly today: CalendarDate;
}

function CurrentCard({ lease, today }: CurrentCardProps) {
  const t = useTexts(leasesTexts);
  const { minimumDue = null, nextDueDate = null, balance = null, percentPaid = null } = lease.extra ?? {};
  const paid = percentPaid === null ? null : t('lease.paid', { percent: Math.floor(percentPaid) });
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={<DueBadge lease={lease} today={today} />}
      facts={[
        { label: t('current.minimumDue'), value: minimumDue ? formatMoney(minimumDue) : t('none') },
        { label: t('current.nextDue'), value: nextDueDate ? formatDayMonth(nextDueDate) : t('unknown') },
        { label: t('current.leftToOwn'), value: balance === null ? t('unknown') : formatMoney(balance) },
      ]}
      remark={paid}
    >
      {paid !== null && <ProgressBar percent={percentPaid ?? 0} label={paid} />}
    </LeaseCard>
  );
}

function DueBadge({ lease, today }: CurrentCardProps) {
  const t = useTexts(leasesTexts);
  const { minimumDue = null, nextDueDate: due = null } = lease.extra ?? {};
  if (!minimumDue || due === null || compareDates(due, today) > 0) return null;
  const late = daysBetween(due, today);
  return (
    <div>
      {late > 0 ? (
        <Badge tone="bad">{t('lease.overdue', { count: late })}</Badge>
      ) : (
        <Badge tone="warn">{t('lease.dueToday')}</Badge>
      )}
    </div>
  );
}
