import { listLeases } from '@portal/api-contract';
import type { LeaseOverview } from '@portal/domain';
import { useApiQuery, useBrand, useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import type { ReactNode } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';

interface LoadedLeasesProps {
  /** Shown while loading, in the layout of the screen. */
  readonly skeleton: ReactNode;
  /** Whether something else that the screen needs is still loading. */
  readonly pending?: boolean;
  readonly children: (overview: LeaseOverview) => ReactNode;
}

/**
 * Loads the customer's leases (LEASE-43) and renders them, a skeleton or an error. Leases that have loaded stay when a
 * refresh fails.
 */
export function LoadedLeases({ skeleton, pending = false, children }: LoadedLeasesProps) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const leases = useApiQuery(listLeases, undefined);
  if (leases.isPending || (pending && leases.data)) return skeleton;
  if (!leases.data) {
    return (
      <Card as="div">
        <FailedState
          illustration={<FailedIllustration brand={brand} />}
          title={t('failed.title')}
          text={t('failed.text')}
          onRetry={() => void leases.refetch()}
          retrying={leases.isFetching}
        />
      </Card>
    );
  }
  return children(leases.data);
}
