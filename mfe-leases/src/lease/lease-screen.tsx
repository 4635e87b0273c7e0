import type { Lease, LeaseOverview } from '@portal/domain';
import { storeHeaderOf, useMessages, usePageTitle, useStoreHeader } from '@portal/platform';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { LoadedLeases } from './loaded-leases.tsx';
import { UnreadableNote } from './unreadable-note.tsx';
import { ZoneNote } from './zone-note.tsx';

interface LeaseScreenProps {
  readonly screen:
    | 'summary'
    | 'items'
    | 'contractTerms'
    | 'paymentHistory'
    | 'scheduledPayments'
    | 'certificate';
  /** Shown while loading, in the layout of the screen. */
  readonly skeleton: ReactNode;
  /** Whether something else that the screen needs is still loading. */
  readonly pending?: boolean;
  readonly children: (lease: Lease, overview: LeaseOverview) => ReactNode;
}

/**
 * A screen of the lease in the address, with its number in the heading and its store below. Goes to the current leases
 * when the lease is not the customer's (LEASE-16, 17, OP-15).
 */
export function LeaseScreen({ screen, skeleton, pending = false, children }: LeaseScreenProps) {
  const { id = '' } = useParams();
  return (
    <LoadedLeases skeleton={skeleton} pending={pending}>
      {(overview) => {
        const lease = overview.leases.find((each) => each.id === id);
        if (!lease) return <Navigate to={ownRoutes.current()} replace />;
        return (
          <NamedLease lease={lease} screen={screen}>
            {children(lease, overview)}
          </NamedLease>
        );
      }}
    </LoadedLeases>
  );
}

interface NamedLeaseProps extends Pick<LeaseScreenProps, 'screen'> {
  readonly lease: Lease;
  readonly children: ReactNode;
}

function NamedLease({ lease, screen, children }: NamedLeaseProps) {
  const t = useMessages(leasesMessages);
  const number = lease.loanNumber;
  useStoreHeader(storeHeaderOf(lease, t('lease.noteNumber', { number })));
  usePageTitle(t(`title.${screen}`, { number }));
  return (
    <Stack gap={16}>
      <UnreadableNote lease={lease} />
      <div>
        {children}
        <ZoneNote leases={[lease]} />
      </div>
    </Stack>
  );
}
