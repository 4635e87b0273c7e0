import { duesOf, formatDate, formatMoney, type Due } from '@portal/domain';
import { useMessages, useRoutes } from '@portal/platform';
import { useScheduledPayments } from '@portal/platform/widgets';
import { ButtonLink } from '@portal/ui';
import { DueBadge } from '../lease/due-badge.tsx';
import { useDefaultMethodType } from '../lease/use-default-method-type.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';

/** `/leases/current`: the current leases, the most urgent first (LEASE-02, 28). */
export function CurrentPage() {
  const methodType = useDefaultMethodType();
  return (
    <LeaseList name="current" pending={methodType === undefined}>
      {(overview) =>
        duesOf(overview, methodType ?? 'card').map((due) => ({
          lease: due.lease,
          card: <CurrentCard due={due} />,
        }))
      }
    </LeaseList>
  );
}

function CurrentCard({ due }: { readonly due: Due }) {
  const t = useMessages(leasesMessages);
  const { lease, amount, date, daysLate, today } = due;
  const pay = useRoutes().payments.pay({ lease: lease.uuid, choose: amount > 0 ? 'minimum' : undefined });
  const { payments: scheduled } = useScheduledPayments(lease, today);
  const names = { store: lease.store.name, number: lease.loanNumber };
  const { balance = null, percentPaid = null, minimumDue = null } = lease.extra ?? {};
  const nothingDue = t(minimumDue === null ? 'unknown' : 'none');
  const paid = percentPaid === null ? null : t('lease.paid', { percent: Math.floor(percentPaid) });
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={<DueBadge due={due} scheduled={scheduled} />}
      facts={[
        { label: t('current.minimumDue'), value: amount > 0 ? formatMoney(amount) : nothingDue },
        {
          label: t(daysLate > 0 ? 'current.wasDue' : 'current.nextDue'),
          value: date === null ? t('unknown') : formatDate(date),
        },
        { label: t('current.leftToOwn'), value: balance === null ? t('unknown') : formatMoney(balance) },
      ]}
      remark={paid}
      action={
        pay && (
          <ButtonLink to={pay} variant="quiet" size="s" aria-label={t('current.payOf', names)}>
            {t('current.pay')}
          </ButtonLink>
        )
      }
      {...(paid !== null && percentPaid !== null ? { progress: { percent: percentPaid, label: paid } } : {})}
    />
  );
}
