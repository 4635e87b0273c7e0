import { isPaidOff } from '@portal/domain';
import { Navigate } from 'react-router-dom';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { ownRoutes } from '../own-routes.ts';
import { Certificate } from './certificate.tsx';

/** `/lease/{id}/certificate`: that the customer owns what was leased, to print; for a paid-off lease alone. */
export function CertificatePage() {
  return (
    <LeaseScreen screen="certificate" skeleton={<RowsSkeleton />}>
      {(lease) =>
        isPaidOff(lease) ? (
          <Certificate lease={lease} />
        ) : (
          <Navigate to={ownRoutes.summary({ id: lease.id })} replace />
        )
      }
    </LeaseScreen>
  );
}
