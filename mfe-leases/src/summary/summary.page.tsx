import { dueOf, isPaidOff, pendingOf, getToday, type CalendarDate, type Due } from '@portal/domain';
import { storeHeaderOf, useStoreHeader, useMessages } from '@portal/platform';
import { Grid } from '@portal/ui';
import { Navigate, useParams } from 'react-router-dom';
import { LoadedLeases } from '../lease/loaded-leases.tsx';
import { useDefaultMethodType } from '../lease/use-default-method-type.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { AccountCard } from './account-card.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { CostCard } from './cost-card.tsx';
import { OwnedCard } from './owned-card.tsx';
import { SummarySkeleton } from './summary.skeleton.tsx';

/** `/lease/{id}/summary`; goes to the current leases when the lease is not the customer's (LEASE-16, 17, OP-15). */
export function SummaryPage() {
  const { id = '' } = useParams();
  const methodType = useDefaultMethodType();
  return (
    <LoadedLeases skeleton={<SummarySkeleton />} pending={methodType === undefined}>
      {({ leases, pendingPayments }) => {
        const lease = leases.find((each) => each.id === id);
        if (!lease) return <Navigate to={ownRoutes.current()} replace />;
        const today = getToday();
        const due = dueOf(lease, pendingOf(lease, pendingPayments), methodType ?? 'card', today);
        return <Summary due={due} today={today} />;
      }}
    </LoadedLeases>
  );
}

interface SummaryProps {
  readonly due: Due;
  readonly today: CalendarDate;
}

function Summary({ due, today }: SummaryProps) {
  const t = useMessages(leasesMessages);
  const { lease } = due;
  useStoreHeader(storeHeaderOf(lease, t('lease.noteNumber', { number: lease.loanNumber })));
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
