import { useMessages } from '@portal/platform';
import { Card, Skeleton, SkeletonScreen } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Has the layout of a list of rows: items or payments of a lease. */
export function RowsSkeleton() {
  const t = useMessages(leasesMessages);
  return (
    <SkeletonScreen label={t('summary.loading')}>
      <Card as="div">
        <Skeleton width={140} />
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </Card>
    </SkeletonScreen>
  );
}
