import type { LeaseOverview } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Grid, SkeletonScreen } from '@portal/ui';
import { ItemCardSkeleton } from '@portal/ui/data';
import type { ReactNode } from 'react';
import { LoadedLeases } from '../lease/loaded-leases.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { EmptyList, type ListName } from './empty-list.tsx';

interface LeaseListProps {
  readonly name: ListName;
  /** Whether something else that the cards need is still loading. */
  readonly pending?: boolean;
  /** Returns the cards of this list; without cards the list shows its empty state. */
  readonly children: (overview: LeaseOverview) => readonly ReactNode[];
}

/** One list of leases with its skeleton, error and empty state. */
export function LeaseList({ name, pending = false, children }: LeaseListProps) {
  return (
    <LoadedLeases skeleton={<LeaseListSkeleton />} pending={pending}>
      {(overview) => {
        const cards = children(overview);
        return cards.length === 0 ? <EmptyList name={name} /> : <Grid as="ul">{cards}</Grid>;
      }}
    </LoadedLeases>
  );
}

function LeaseListSkeleton() {
  const t = useMessages(leasesMessages);
  return (
    <SkeletonScreen label={t('loading')}>
      <Grid>
        <ItemCardSkeleton />
        <ItemCardSkeleton />
      </Grid>
    </SkeletonScreen>
  );
}
