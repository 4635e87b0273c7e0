import { isPaidOff, type Lease } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { UnloadedCard } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { Navigate } from 'react-router-dom';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { UnsettledCard } from '../settlement/unsettled-card.tsx';
import { useSettlement } from '../settlement/use-settlement.ts';
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
  const { key: brand } = useBrand();
  const settlement = useSettlement();
  if (settlement.status !== 'ready')
    return (
      <UnloadedCard
        load={settlement}
        skeleton={[420]}
        illustration={<FailedIllustration brand={brand} />}
        title={t('certificate.failed')}
        text={t('failed.text')}
      />
    );
  return settlement.isAwaited(lease) ? <UnsettledCard /> : <Certificate lease={lease} />;
}
