import { formatDate, formatMoney, isPaidOff, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge, ButtonLink } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { useSettlement } from '../settlement/use-settlement.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';

/** `/leases/paid-off`: the leases that are paid off (LEASE-04, 29). */
export function PaidOffPage() {
  const settlement = useSettlement();
  const isAwaited = (lease: Lease) => settlement.status === 'ready' && settlement.isAwaited(lease);
  return (
    <LeaseList name="paidOff" pending={settlement.status === 'pending'}>
      {({ leases }) =>
        leases
          .filter(isPaidOff)
          .map((lease) => ({ lease, card: <PaidOffCard lease={lease} isAwaited={isAwaited(lease)} /> }))
      }
    </LeaseList>
  );
}

interface PaidOffCardProps {
  readonly lease: Lease;
  /** Whether its last payment has yet to settle. */
  readonly isAwaited: boolean;
}

function PaidOffCard({ lease, isAwaited }: PaidOffCardProps) {
  const t = useMessages(leasesMessages);
  const total = lease.extra?.totalPaid ?? lease.totalPaymentsMade;
  const last = lease.extra?.lastPaymentDate ?? lease.lastPaymentDate;
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={
        isAwaited ? (
          <Badge tone="info">{t('paidOff.unsettled')}</Badge>
        ) : (
          <Badge tone="ok">{t('paidOff.paidOff')}</Badge>
        )
      }
      facts={[
        { label: t('paidOff.totalPaid'), value: total === null ? t('unknown') : formatMoney(total) },
        { label: t('paidOff.since'), value: lease.loanDate ? formatDate(lease.loanDate) : t('unknown') },
        { label: t('paidOff.lastPayment'), value: last ? formatDate(last) : t('unknown') },
      ]}
      action={
        !isAwaited && (
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
