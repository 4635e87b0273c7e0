import { Card, Skeleton, SkeletonScreen, Stack } from '@portal/ui';

/** Has the layout of the review of several payments. */
export function BatchSkeleton() {
  return (
    <SkeletonScreen>
      <Stack gap={20} css={{ maxWidth: 640 }}>
        <Card as="div">
          <Skeleton width="70%" height={28} />
          <Skeleton height={45} />
          <Skeleton height={45} />
        </Card>
        <Card as="div">
          <Skeleton width={90} />
          <Stack gap={8}>
            <Skeleton height={72} />
            <Skeleton height={72} />
          </Stack>
        </Card>
        <Skeleton height={48} />
      </Stack>
    </SkeletonScreen>
  );
}
