import { monthlyTotals, getToday } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { saveFile } from '@portal/platform/widgets';
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  IconTile,
  Section,
  Skeleton,
  SkeletonScreen,
  Stack,
} from '@portal/ui';
import { DownloadIcon, HistoryIcon } from '@portal/ui/icons';
import { usePaymentHistory, type HistoryEntry } from '../queries/use-payment-history.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { MonthlyChart } from './monthly-chart.tsx';
import { PaymentList } from './payment-list.tsx';
import { paymentsCsv } from './payments-csv.ts';

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

/** Saves the payments as a comma-separated file. */
function DownloadButton({ payments }: { readonly payments: readonly HistoryEntry[] }) {
  const t = useMessages(paymentsMessages);
  const headings = [
    t('details.date'),
    t('details.store'),
    t('details.loanNumber'),
    t('details.type'),
    t('details.number'),
    t('details.amount'),
  ];
  const save = () =>
    saveFile(
      new Blob([paymentsCsv(payments, headings)], { type: 'text/csv;charset=utf-8' }),
      `payments-${getToday()}.csv`,
    );
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} onClick={save}>
      {t('history.download')}
    </Button>
  );
}

/** `/payment-history`: what was paid, by month and payment by payment (PAY-01, PAY-05). */
export function HistoryPage() {
  const t = useMessages(paymentsMessages);
  const history = usePaymentHistory();
  switch (history.status) {
    case 'pending':
      return <HistorySkeleton />;
    case 'failed':
      return (
        <Card>
          <FailedState
            title={t('failed.history')}
            text={t('failed.text')}
            onRetry={history.retry}
            retrying={history.retrying}
          />
        </Card>
      );
    case 'ready':
      if (history.payments.length === 0) {
        return (
          <Card>
            <EmptyState
              illustration={
                <IconTile>
                  <HistoryIcon />
                </IconTile>
              }
              title={t('history.empty')}
              text={t('history.emptyText')}
            />
          </Card>
        );
      }
      return (
        <Stack gap={36}>
          <MonthlyChart
            totals={monthlyTotals(
              history.payments.map(({ payment }) => payment),
              getToday(),
            )}
          />
          <Section title={t('history.payments')} action={<DownloadButton payments={history.payments} />}>
            <PaymentList payments={history.payments} />
          </Section>
        </Stack>
      );
  }
}
