import { Card, Skeleton, SkeletonScreen, Stack } from '@portal/ui';

interface ScreenSkeletonProps {
  readonly label: string;
  /** Heights of what is in the cards of the screen, px. */
  readonly cards?: readonly number[] | undefined;
}

/** Shown until a screen's code has arrived. */
export function ScreenSkeleton({ label, cards = [180, 90] }: ScreenSkeletonProps) {
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
}
