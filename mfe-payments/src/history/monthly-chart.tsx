import {
  cents,
  formatMoney,
  formatMonth,
  formatShortMonth,
  splitMoney,
  type Cents,
  type MonthlyTotal,
} from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Button, Card, FailedState, Heading, Skeleton, Text } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { useDynamicImport } from '@portal/ui/lazy';
import { useState } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { MonthlyTable } from './monthly-table.tsx';

const loadChart = () => import('./bar-chart.tsx');

/** The height of the chart in pixels, reserved from the first frame on. */
const chartHeight = 200;

/** Returns the amount above a bar, rounded to dollars so that seven of them fit side by side; nothing above no bar. */
function barLabel(total: Cents): string {
  if (total === 0) return '';
  return total < 100 ? formatMoney(total) : splitMoney(cents(Math.round(total / 100) * 100)).whole;
}

/** Returns the amount above a narrow bar, from a thousand dollars on in thousands: `$2.9K`. */
const shortBarLabel = (total: Cents): string =>
  total < 1000_00 ? barLabel(total) : `$${Math.round(total / 100_00) / 10}K`;

function Bars({ totals }: { readonly totals: readonly MonthlyTotal[] }) {
  const t = useMessages(paymentsMessages);
  const { contact, key: brand } = useBrand();
  const loaded = useDynamicImport(loadChart);
  if (loaded.status === 'loading') return <Skeleton height={chartHeight} />;
  if (loaded.status === 'failed') {
    return (
      <FailedState
        level={3}
        illustration={<FailedIllustration brand={brand} width={140} />}
        title={t('history.chartFailed.title')}
        text={t('history.chartFailed.text', { phone: contact.phone })}
        onRetry={loaded.retry}
      />
    );
  }
  const { Chart } = loaded.value;
  return (
    <div
      role="img"
      aria-label={t('history.chartLabel')}
      css={{ height: chartHeight, '--brand-bar': 'color-mix(in srgb, var(--brand) 42%, var(--surface))' }}
    >
      <Chart
        height={chartHeight}
        bars={totals.map(({ month, total }, index) => ({
          name: formatShortMonth(month, t.language),
          value: total,
          label: barLabel(total),
          shortLabel: shortBarLabel(total),
          highlighted: index === totals.length - 1,
        }))}
      />
    </div>
  );
}

/** Shows what was paid in each of the last six months and the current one, as bars or as a table (PAY-05). */
export function MonthlyChart({ totals }: { readonly totals: readonly MonthlyTotal[] }) {
  const t = useMessages(paymentsMessages);
  const [asTable, setAsTable] = useState(false);
  const sum = cents(totals.reduce((all, { total }) => all + total, 0));
  return (
    <Card aria-labelledby="paid-per-month">
      <div>
        <Heading level={2} id="paid-per-month">
          {t('history.chart')}
        </Heading>
        <Text size="s" tone={2}>
          {t('history.total', { total: formatMoney(sum) })}
        </Text>
      </div>
      {asTable ? (
        <MonthlyTable
          rows={totals.map(({ month, total }) => ({
            month: formatMonth(month, t.language),
            paid: formatMoney(total),
          }))}
        />
      ) : (
        <Bars totals={totals} />
      )}
      <div>
        <Button variant="quiet" size="s" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'history.asChart' : 'history.table')}
        </Button>
      </div>
    </Card>
  );
}
