import { formatDate, formatMoney, isPaidOff, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge, ButtonLink } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { useSettlement, type Settlement } from '../settlement/use-settlement.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';

/** `/leases/paid-off`: the leases that are paid off (LEASE-04, 29). */
export function PaidOffPage() {
  const settlement = useSettlement();
  return (
    <LeaseList name="paidOff" pending={settlement.status === 'pending'}>
      {({ leases }) =>
        leases.filter(isPaidOff).map((lease) => ({
          lease,
          card: <PaidOffCard lease={lease} lastPayment={lastPaymentOf(lease, settlement)} />,
        }))
      }
    </LeaseList>
  );
}

type LastPayment = 'settled' | 'awaited' | 'unknown';

function lastPaymentOf(lease: Lease, settlement: Settlement): LastPayment {
  if (settlement.status !== 'ready') return 'unknown';
  return settlement.isAwaited(lease) ? 'awaited' : 'settled';
}

interface PaidOffCardProps {
  readonly lease: Lease;
  /** Unknown while it can't be told; the details of the lease offer Retry. */
  readonly lastPayment: LastPayment;
}

function PaidOffCard({ lease, lastPayment }: PaidOffCardProps) {
  const t = useMessages(leasesMessages);
  const total = lease.extra?.totalPaid ?? lease.totalPaymentsMade;
  const last = lease.extra?.lastPaymentDate ?? lease.lastPaymentDate;
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={<LastPaymentBadge lastPayment={lastPayment} />}
      facts={[
        { label: t('paidOff.totalPaid'), value: total === null ? t('unknown') : formatMoney(total) },
        { label: t('paidOff.since'), value: lease.loanDate ? formatDate(lease.loanDate) : t('unknown') },
        { label: t('paidOff.lastPayment'), value: last ? formatDate(last) : t('unknown') },
      ]}
      action={
        lastPayment === 'settled' && (
          <ButtonLink
            to={ownRoutes.certificate({ id: lease.id })}
            variant="quiet"
            size="s"
            aria-label={t('paidOff.certificateOf', { store: lease.store.name, number: lease.loanNumber })}
          >
            {t('paidOff.certificate')}
          </ButtonLink>
        )
      }
    />
  );
}

function LastPaymentBadge({ lastPayment }: Pick<PaidOffCardProps, 'lastPayment'>) {
  const t = useMessages(leasesMessages);
  switch (lastPayment) {
    case 'settled':
      return <Badge tone="ok">{t('paidOff.paidOff')}</Badge>;
    case 'awaited':
      return <Badge tone="info">{t('paidOff.unsettled')}</Badge>;
    case 'unknown':
      return null;
  }
}
