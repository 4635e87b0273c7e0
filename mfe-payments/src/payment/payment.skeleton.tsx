import { Card, Columns, Skeleton, SkeletonScreen, Stack } from '@portal/ui';

/** Has the layout of the payment form. */
export function PaymentSkeleton() {
  return (
    <SkeletonScreen>
      <Columns
        aside={
          <Card as="div">
            <Skeleton width={80} />
            <Skeleton height={90} />
            <Skeleton height={48} />
          </Card>
        }
      >
        <Card as="div">
          <Skeleton width={90} />
          <Stack gap={8}>
            <Skeleton height={76} />
            <Skeleton height={76} />
            <Skeleton height={76} />
          </Stack>
        </Card>
        <Card as="div">
          <Skeleton width={70} />
          <Skeleton width={280} height={100} />
        </Card>
        <Card as="div">
          <Skeleton width={90} />
          <Stack gap={8}>
            <Skeleton height={72} />
            <Skeleton height={72} />
          </Stack>
        </Card>
      </Columns>
    </SkeletonScreen>
  );
}
