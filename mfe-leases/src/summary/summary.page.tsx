import {
  dueOf,
  isPaidOff,
  pendingOf,
  today as theDay,
  type CalendarDate,
  type Lease,
  type PendingPayment,
} from '@portal/domain';
import { useStoreHeader, useTexts } from '@portal/platform';
import { Grid } from '@portal/ui';
import { Navigate, useParams } from 'react-router-dom';
import { LoadedLeases } from '../lease/loaded-leases.tsx';
import { storeHeaderOf } from '../lease/store-header.ts';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { AccountCard } from './account-card.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { CostCard } from './cost-card.tsx';
import { OwnedCard } from './owned-card.tsx';
import { SummarySkeleton } from './summary.skeleton.tsx';

/** `/lease/{id}/summary`; a lease that is not the customer's leads back to the current ones (LEASE-16, 17, OP-15). */
export function SummaryPage() {
  const { id = '' } = useParams();
  return (
    <LoadedLeases skeleton={<SummarySkeleton />}>
      {({ leases, pendingPayments }) => {
        const lease = leases.find((each) => each.id === id);
        if (!lease) return <Navigate to="/leases/current" replace />;
        return <Summary lease={lease} pending={pendingOf(lease, pendingPayments)} today={theDay()} />;
      }}
    </LoadedLeases>
  );
}

interface SummaryProps {
  readonly lease: Lease;
  readonly pending: PendingPayment | null;
  readonly today: CalendarDate;
}

function Summary({ lease, pending, today }: SummaryProps) {
  const t = useTexts(leasesTexts);
  useStoreHeader(storeHeaderOf(lease, t('lease.noteNumber', { number: lease.loanNumber })));
  const due = dueOf(lease, pending, 'card', today);
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPaidOff(lease) ? <OwnedCard lease={lease} /> : <CostCard due={due} today={today} />}
      <Grid>
        <AccountCard due={due} today={today} />
        <AgreementCard lease={lease} />
      </Grid>
    </div>
  );
}
