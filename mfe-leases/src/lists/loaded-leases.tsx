import type { Lease } from '@portal/domain';
import { listLeases } from '@portal/domain/endpoints';
import { useApiQuery, useTexts } from '@portal/platform';
import { FailedState } from '@portal/ui';
import type { ReactNode } from 'react';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { LeaseListSkeleton } from './lease-list.skeleton.tsx';

interface LoadedLeasesProps {
  readonly children: (leases: readonly Lease[]) => ReactNode;
}

/** Loads the customer's leases (LEASE-43) and draws them, or what is in the way. */
export function LoadedLeases({ children }: LoadedLeasesProps) {
  const t = useTexts(leasesTexts);
  const answer = useApiQuery(listLeases, undefined);
  if (answer.isPending) return <LeaseListSkeleton />;
  if (!answer.data) {
    return (
      <FailedState
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  return children(answer.data.leases);
}
