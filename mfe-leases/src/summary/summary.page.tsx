import { dueOf, isPaidOff, pendingOf, todayOf, type Due, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Grid } from '@portal/ui';
import { AgreementCard } from '../lease/agreement-card.tsx';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { PrintButton } from '../lease/print-button.tsx';
import { UnreadableNote } from '../lease/unreadable-note.tsx';
import { useDefaultMethodType } from '../lease/use-default-method-type.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { Settled } from '../settlement/settled.tsx';
import { AccountCard } from './account-card.tsx';
import { CostCard } from './cost-card.tsx';
import { OwnedCard } from './owned-card.tsx';
import { SummarySkeleton } from './summary.skeleton.tsx';

/** `/lease/{id}/summary`: what the lease costs, what is due, and its terms (LEASE-18, 22). */
export function SummaryPage() {
  const methodType = useDefaultMethodType();
  return (
    <LeaseScreen screen="summary" skeleton={<SummarySkeleton />} pending={methodType === undefined}>
      {(lease, { pendingPayments }) => {
        const pending = pendingOf(lease, pendingPayments);
        return <Summary due={dueOf(lease, pending, methodType ?? 'card', todayOf(lease))} />;
      }}
    </LeaseScreen>
  );
}

function Summary({ due }: { readonly due: Due }) {
  const { lease } = due;
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {lacksAccount(lease) && <UnreadableNote lease={{ unreadable: ['account'] }} />}
      {isPaidOff(lease) ? <PaidOffCard lease={lease} /> : <CostCard due={due} />}
      <Grid>
        <AccountCard due={due} />
        <AgreementCard lease={lease} />
      </Grid>
      <PrintButton />
    </div>
  );
}

/** That a lease is the customer's own. */
function PaidOffCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  return (
    <Settled lease={lease} height={160} failedTitle={t('owned.failed')}>
      <OwnedCard lease={lease} />
    </Settled>
  );
}

/** Whether a lease has come without any extra data. An application, which has no loan date, has none by nature. */
function lacksAccount({ extra, loanDate, unreadable }: Lease): boolean {
  return extra === null && loanDate !== null && !unreadable.includes('account');
}
