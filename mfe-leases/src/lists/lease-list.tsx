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
  /** Something else that the cards need is on its way. */
  readonly waits?: boolean;
  /** The cards of this list; none of them draws its empty state. */
  readonly children: (book: LeaseOverview) => readonly ReactNode[];
}

/** One list of leases in each of its states. */
export function LeaseList({ name, waits = false, children }: LeaseListProps) {
  return (
    <LoadedLeases skeleton={<LeaseListSkeleton />} waits={waits}>
      {(book) => {
        const cards = children(book);
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
