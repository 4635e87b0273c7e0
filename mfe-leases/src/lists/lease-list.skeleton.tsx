import { useTexts } from '@portal/platform';
import { Card, Grid, Row, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';

/** Three cards as the lists draw them. */
export function LeaseListSkeleton() {
  const t = useTexts(leasesTexts);
  return (
    <SkeletonScreen label={t('loading')}>
      <Grid>
        {['a', 'b', 'c'].map((card) => (
          <Card key={card} as="div" pad="s">
            <Row gap={16}>
              <Skeleton width={40} height={41} />
              <Stack gap={0} css={{ flex: 1 }}>
                <Skeleton width="60%" />
                <Skeleton width="40%" height={21} />
              </Stack>
            </Row>
            <Skeleton height={48} />
            <Skeleton height={40} />
          </Card>
        ))}
      </Grid>
    </SkeletonScreen>
  );
}
