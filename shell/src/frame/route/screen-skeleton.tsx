import { Card, Grid, Skeleton, SkeletonScreen, Stack } from '@portal/ui';

interface ScreenSkeletonProps {
  readonly label: string;
  /** Heights of what is in the cards of the screen, px; without, one large card and a row of smaller ones. */
  readonly cards?: readonly number[] | undefined;
}

/** Shown until a screen's code has arrived. */
export function ScreenSkeleton({ label, cards }: ScreenSkeletonProps) {
  if (cards)
    return (
      <SkeletonScreen label={label}>
        <Stack gap={24}>
          {cards.map((height, at) => (
            <Card key={at}>
              <Skeleton height={height} />
            </Card>
          ))}
        </Stack>
      </SkeletonScreen>
    );
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
