import { Card, Grid, Section, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { ItemCardSkeleton } from '@portal/ui/data';
import { useMessages } from '@portal/platform';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { heroLayout } from './next-payment.tsx';

/** Has the layout of the next payment's card. */
export function NextPaymentSkeleton() {
  return (
    <Card pad="l" as="div">
      <div css={heroLayout}>
        <div>
          <Skeleton width={100} height={21} />
          <Skeleton width={130} height={44} />
          <div css={{ marginTop: 6 }}>
            <Skeleton width={320} />
          </div>
        </div>
        <Stack gap={12}>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Stack>
      </div>
    </Card>
  );
}

/** Has the layout of the dashboard. */
export function DashboardSkeleton() {
  const t = useMessages(paymentsMessages);
  return (
    <SkeletonScreen>
      <NextPaymentSkeleton />
      <Section title={t('dashboard.current')} css={{ '&&': { marginTop: 36 } }}>
        <Grid>
          <ItemCardSkeleton />
          <ItemCardSkeleton />
        </Grid>
      </Section>
    </SkeletonScreen>
  );
}
