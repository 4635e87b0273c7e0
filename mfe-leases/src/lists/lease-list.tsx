import type { Lease, LeaseOverview } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { useKeptValue } from '@portal/platform/widgets';
import { Button, Grid, Notice, SkeletonScreen, Text, useMoreRows } from '@portal/ui';
import { ItemCardSkeleton } from '@portal/ui/data';
import { useDynamicImport } from '@portal/ui/lazy';
import { Fragment, type ReactNode } from 'react';
import { LoadedLeases } from '../lease/loaded-leases.tsx';
import { ZoneNote } from '../lease/zone-note.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { EmptyList, type ListName } from './empty-list.tsx';
import { matchesSearch, orderLeases } from './find-leases.ts';
import type { ListToolsProps } from './list-tools.tsx';
import { toolsLayout } from './list-tools.styles.ts';
import { readListView, step } from './list-view.ts';

/** From one more lease on, the list can be searched and sorted. */
const handful = 6;

const loadTools = () => import('./list-tools.tsx');

/** A lease of a list, and how it is drawn there. */
export interface ListedLease {
  readonly lease: Lease;
  readonly card: ReactNode;
}

interface LeaseListProps {
  readonly name: ListName;
  /** Whether something else that the cards need is still loading. */
  readonly pending?: boolean;
  /** Returns how many leases should be in this list, but can't be without what is missing of them. */
  readonly missing?: (overview: LeaseOverview) => number;
  /** Returns the leases of this list; without any the list shows its empty state. */
  readonly children: (overview: LeaseOverview) => readonly ListedLease[];
}

/** One list of leases with its skeleton, error and empty state; a long one with search, order and Show more. */
export function LeaseList({ name, pending = false, missing = () => 0, children }: LeaseListProps) {
  return (
    <LoadedLeases skeleton={<LeaseListSkeleton />} pending={pending}>
      {(overview) => {
        const listed = children(overview);
        return (
          <>
            <UnreadableLeases count={overview.unreadable + missing(overview)} />
            {listed.length === 0 ? <EmptyList name={name} overview={overview} /> : <Cards listed={listed} />}
          </>
        );
      }}
    </LoadedLeases>
  );
}

/** Says that leases are missing from the lists because they arrived malformed, and whom to ask. */
function UnreadableLeases({ count }: { readonly count: number }) {
  const t = useMessages(leasesMessages);
  const { phone } = useBrand().contact;
  if (count === 0) return null;
  return (
    <div css={{ marginBottom: 20 }}>
      <Notice tone="warn">{t('unreadable.leases', { count, phone })}</Notice>
    </div>
  );
}

function Cards({ listed }: { readonly listed: readonly ListedLease[] }) {
  const t = useMessages(leasesMessages);
  const [view, setView] = useKeptValue(readListView);
  const { search, order } = view;
  const found = orderLeases(
    listed.filter(({ lease }) => matchesSearch(lease, search)),
    order,
  );
  const { shown, more, showMore, list } = useMoreRows(found, step, [
    view.limit,
    (limit) => setView({ ...view, limit }),
  ]);
  const hasTools = listed.length > handful || search !== '';
  return (
    <>
      {hasTools && (
        <Tools
          search={search}
          onSearch={(typed) => setView({ ...view, search: typed })}
          order={order}
          onOrder={(chosen) => setView({ ...view, order: chosen })}
        />
      )}
      <div ref={list}>
        <Grid as="ul">
          {shown.map(({ lease, card }) => (
            <Fragment key={lease.uuid}>{card}</Fragment>
          ))}
        </Grid>
      </div>
      {hasTools && (
        <div css={{ display: 'grid', justifyItems: 'center', gap: 12, marginTop: 24 }}>
          <Text size="s" tone={2}>
            <span role="status">
              {found.length === 0
                ? t('list.nothingFound')
                : t('list.shown', { shown: shown.length, total: found.length })}
            </span>
          </Text>
          {more > 0 && (
            <Button variant="secondary" onClick={showMore}>
              {t('list.more', { count: more })}
            </Button>
          )}
        </div>
      )}
      <ZoneNote leases={listed.map(({ lease }) => lease)} />
    </>
  );
}

/** Search and order, whose code loads only for a long list; without it the list still shows. */
function Tools(props: ListToolsProps) {
  const loaded = useDynamicImport(loadTools);
  if (loaded.status === 'failed') return null;
  if (loaded.status === 'loading') return <div css={toolsLayout} />;
  const { ListTools } = loaded.value;
  return <ListTools {...props} />;
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
