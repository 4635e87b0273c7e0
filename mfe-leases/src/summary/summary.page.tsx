import { today as theDay, type Lease } from '@portal/domain';
import { useStoreHeader, useTexts } from '@portal/platform';
import { Columns, Stack } from '@portal/ui';
import { Navigate, useParams } from 'react-router-dom';
import { storeHeaderOf } from '../lease/store-header.ts';
import { LoadedLeases } from '../lists/loaded-leases.tsx';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { AgreementCard } from './agreement-card.tsx';
import { CostCard } from './cost-card.tsx';
import { NowCard } from './now-card.tsx';

/** `/lease/{id}/summary`; a lease that is not the customer's leads back to the current ones (LEASE-16, 17, OP-15). */
export function SummaryPage() {
  const { id = '' } = useParams();
  return (
    <LoadedLeases>
      {(leases) => {
        const lease = leases.find((each) => each.id === id);
        return lease ? <Summary lease={lease} /> : <Navigate to="/leases/current" replace />;
      }}
    </LoadedLeases>
  );
}

function Summary({ lease }: { readonly lease: Lease }) {
  const t = useTexts(leasesTexts);
  const today = theDay();
  useStoreHeader(storeHeaderOf(lease, t('lease.noteNumber', { number: lease.loanNumber })));
  return (
    <Columns aside={<NowCard lease={lease} today={today} />} asideLabel={t('summary.now')}>
      <Stack gap={20}>
        <CostCard lease={lease} />
        <AgreementCard lease={lease} />
      </Stack>
    </Columns>
  );
}
