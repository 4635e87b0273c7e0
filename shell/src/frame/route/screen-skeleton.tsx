import { Card, Grid, Skeleton, SkeletonScreen } from '@portal/ui';

/** Shown until a screen's code has arrived: one large card and a row of smaller ones, as most screens have. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonScreen label={label}>
      <Card pad="l">
        <Skeleton width={96} height={21} />
        <Skeleton width={180} height={44} />
        <Skeleton width="60%" />
      </Card>
      <div css={{ height: 24 }} />
      <Grid>
        {[0, 1].map((card) => (
          <Card key={card} pad="s">
            <Skeleton width="50%" />
            <Skeleton height={21} />
            <Skeleton width="80%" height={21} />
          </Card>
        ))}
      </Grid>
    </SkeletonScreen>
  );
}
