import { useMessages } from '@portal/platform';
import { Card, Grid, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Has the layout of the summary: the cost with its bar, and two cards of facts. */
export function SummarySkeleton() {
  const t = useMessages(leasesMessages);
  return (
    <SkeletonScreen label={t('summary.loading')}>
      <Stack gap={16}>
        <Card as="div" pad="l" gap={24}>
          <div>
            <Skeleton width={100} height={21} />
            <Skeleton width={160} height={44} />
            <Skeleton width={260} />
          </div>
          <Skeleton height={14} />
          <Skeleton width="60%" height={50} />
        </Card>
        <Grid>
          <FactCardSkeleton />
          <FactCardSkeleton />
        </Grid>
      </Stack>
    </SkeletonScreen>
  );
}

function FactCardSkeleton() {
  return (
    <Card as="div" gap={20}>
      <Skeleton width={120} />
      <Stack gap={12}>
        {['80%', '70%', '90%', '60%', '75%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Card>
  );
}
