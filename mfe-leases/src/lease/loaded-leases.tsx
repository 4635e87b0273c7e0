import { listLeases } from '@portal/api-contract';
import type { LeaseOverview } from '@portal/domain';
import { useApiQuery, useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import type { ReactNode } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';

interface LoadedLeasesProps {
  /** The screen in its final layout. */
  readonly skeleton: ReactNode;
  /** Something else that the screen needs is on its way. */
  readonly waits?: boolean;
  readonly children: (book: LeaseOverview) => ReactNode;
}

/** Loads the customer's leases (LEASE-43) and draws them, or what is in the way. What did load stays on a failed refresh. */
export function LoadedLeases({ skeleton, waits = false, children }: LoadedLeasesProps) {
  const t = useMessages(leasesMessages);
  const answer = useApiQuery(listLeases, undefined);
  if (answer.isPending || (waits && answer.data)) return skeleton;
  if (!answer.data) {
    return (
      <Card as="div">
        <FailedState
          title={t('failed.title')}
          text={t('failed.text')}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      </Card>
    );
  }
  return children(answer.data);
}
