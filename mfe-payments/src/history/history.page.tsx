import { monthlyTotals, getToday } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Button, Card, EmptyState, Notice, Row, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { FailedCard } from '../failed/failed-card.tsx';
import { usePaymentHistory } from '../queries/use-payment-history.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { MonthlyChart } from './monthly-chart.tsx';
import { Statements } from '../statements/statements.tsx';
import { FilteredPayments } from './filtered-payments.tsx';

function HistorySkeleton() {
  return (
    <SkeletonScreen>
      <Stack gap={36}>
        <Card as="div">
          <Skeleton width={140} />
          <Skeleton height={200} />
          <Skeleton width={120} height={40} />
        </Card>
        <Card as="div">
          <Skeleton height={46} />
          <Skeleton height={46} />
          <Skeleton height={46} />
        </Card>
      </Stack>
    </SkeletonScreen>
  );
}

/** `/payment-history`: what was paid, by month and payment by payment (PAY-01, PAY-05). */
export function HistoryPage() {
  const t = useMessages(paymentsMessages);
  const { key: brand, contact } = useBrand();
  const history = usePaymentHistory();
  switch (history.status) {
    case 'pending':
      return <HistorySkeleton />;
    case 'failed':
      return <FailedCard what="history" onRetry={history.retry} retrying={history.retrying} />;
    case 'ready':
      if (history.payments.length === 0 && history.unreadable === 0 && history.retryOrdered === null) {
        return (
          <Card>
            <EmptyState
              illustration={<EmptyIllustration brand={brand} />}
              title={t('history.empty')}
              text={t('history.emptyText')}
            />
          </Card>
        );
      }
      return (
        <Stack gap={36}>
          {history.retryOrdered && (
            <Notice tone="warn">
              <Row gap={12} justify="between" wrap>
                <span>{t('history.orderedFailed')}</span>
                <Button
                  variant="secondary"
                  size="s"
                  onClick={history.retryOrdered.retry}
                  pending={history.retryOrdered.retrying}
                >
                  {t('history.retry')}
                </Button>
              </Row>
            </Notice>
          )}
          {history.unreadable > 0 && (
            <Notice tone="warn">
              {t('history.unreadable', { count: history.unreadable, phone: contact.phone })}
            </Notice>
          )}
          {history.payments.length > 0 && (
            <>
              <MonthlyChart
                totals={monthlyTotals(
                  history.payments.filter(({ isPaid }) => isPaid).map(({ payment }) => payment),
                  getToday(),
                )}
              />
              <FilteredPayments
                payments={history.payments}
                areOutcomesKnown={history.retryOrdered === null}
              />
              <Statements payments={history.payments} />
            </>
          )}
        </Stack>
      );
  }
}
