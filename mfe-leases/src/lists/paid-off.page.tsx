import { formatDate, formatMoney, isPaidOff, type Lease } from '@portal/domain';
import { useTexts } from '@portal/platform';
import { Badge, Grid } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { EmptyList } from './empty-list.tsx';
import { LeaseCard } from './lease-card.tsx';
import { LoadedLeases } from './loaded-leases.tsx';

/** `/leases/paid-off` (LEASE-04, 29). */
export function PaidOffPage() {
  return (
    <LoadedLeases>
      {(all) => {
        const leases = all.filter(isPaidOff);
        if (leases.length === 0) return <EmptyList list="paidOff" />;
        return (
          <Grid as="ul" css={{ margin: 0, padding: 0 }}>
            {leases.map((lease) => (
              <PaidOffCard key={lease.uuid} lease={lease} />
            ))}
          </Grid>
        );
      }}
    </LoadedLeases>
  );
}

function PaidOffCard({ lease }: { readonly lease: Lease }) {
  const t = useTexts(leasesTexts);
  const total = lease.extra?.totalPaid ?? lease.totalPaymentsMade;
  const last = lease.extra?.lastPaymentDate ?? lease.lastPaymentDate;
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={
        <div>
          <Badge tone="ok">{t('paidOff.paidOff')}</Badge>
        </div>
      }
      facts={[
        { label: t('paidOff.totalPaid'), value: total === null ? t('unknown') : formatMoney(total) },
        { label: t('paidOff.since'), value: lease.loanDate ? formatDate(lease.loanDate) : t('unknown') },
        { label: t('paidOff.lastPayment'), value: last ? formatDate(last) : t('unknown') },
      ]}
    />
  );
}
