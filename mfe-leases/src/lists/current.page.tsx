import { duesOf, formatDayMonth, formatMoney, getToday, type CalendarDate, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { DueBadge } from '../lease/due-badge.tsx';
import { useDefaultMethodType } from '../lease/use-default-method-type.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';

/** `/leases/current`: the current leases, the most urgent first (LEASE-02, 28). */
export function CurrentPage() {
  const today = getToday();
  const methodType = useDefaultMethodType();
  return (
    <LeaseList name="current" pending={methodType === undefined}>
      {(overview) =>
        duesOf(overview, methodType ?? 'card', today).map((due) => (
          <CurrentCard key={due.lease.uuid} due={due} today={today} />
        ))
      }
    </LeaseList>
  );
}

function CurrentCard({ due, today }: { readonly due: Due; readonly today: CalendarDate }) {
  const t = useMessages(leasesMessages);
  const { lease, amount, date } = due;
  const { balance = null, percentPaid = null } = lease.extra ?? {};
  const paid = percentPaid === null ? null : t('lease.paid', { percent: Math.floor(percentPaid) });
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={<DueBadge due={due} today={today} />}
      facts={[
        { label: t('current.minimumDue'), value: amount > 0 ? formatMoney(amount) : t('none') },
        { label: t('current.nextDue'), value: date === null ? t('unknown') : formatDayMonth(date) },
        { label: t('current.leftToOwn'), value: balance === null ? t('unknown') : formatMoney(balance) },
      ]}
      remark={paid}
      {...(paid !== null && percentPaid !== null ? { progress: { percent: percentPaid, label: paid } } : {})}
    />
  );
}
