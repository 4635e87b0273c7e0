import { isPaidOff, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Navigate } from 'react-router-dom';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { Settled } from '../settlement/settled.tsx';
import { Certificate } from './certificate.tsx';

/**
 * `/lease/{id}/certificate`: that the customer owns what was leased, to print; for a paid-off lease alone, once its last
 * payment has settled (LEASE-29).
 */
export function CertificatePage() {
  return (
    <LeaseScreen screen="certificate" skeleton={<RowsSkeleton />}>
      {(lease) =>
        isPaidOff(lease) ? (
          <SettledCertificate lease={lease} />
        ) : (
          <Navigate to={ownRoutes.summary({ id: lease.id })} replace />
        )
      }
    </LeaseScreen>
  );
}

function SettledCertificate({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  return (
    <Settled lease={lease} height={420} failedTitle={t('certificate.failed')}>
      <Certificate lease={lease} />
    </Settled>
  );
}
