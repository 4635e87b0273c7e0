import { Grid, Stack } from '@portal/ui';
import { AgreementCard } from '../lease/agreement-card.tsx';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { PrintButton } from '../lease/print-button.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { ContractCard } from './contract-card.tsx';

/** `/lease/{id}/contract-terms`: the agreement, and the signed contract as a link (LEASE-46, 47). */
export function ContractTermsPage() {
  return (
    <LeaseScreen screen="contractTerms" skeleton={<RowsSkeleton />}>
      {(lease) => (
        <Stack gap={16}>
          <Grid>
            <AgreementCard lease={lease} />
            <ContractCard lease={lease} />
          </Grid>
          <PrintButton />
        </Stack>
      )}
    </LeaseScreen>
  );
}
