import {
  formatDate,
  formatMoney,
  isCurrent,
  payoffDate,
  type CalendarDate,
  type Lease,
} from '@portal/domain';
import { useRouteExists, useTexts } from '@portal/platform';
import { ButtonLink, Card, Facts, Heading, Stack } from '@portal/ui';
import { paymentPath } from '../lease/lease-path.ts';
import { leasesTexts } from '../texts/leases.catalogue.ts';

interface NowCardProps {
  readonly lease: Lease;
  readonly today: CalendarDate;
}

/** What the lease asks for now, and the way to pay it (LEASE-22, 32, 33). */
export function NowCard({ lease, today }: NowCardProps) {
  const t = useTexts(leasesTexts);
  const canPay = useRouteExists(paymentPath(lease)) && isCurrent(lease);
  const { extra } = lease;
  if (!extra) return null;
  const payoff = payoffDate(extra, today);
  const money = (amount: typeof extra.minimumDue) => (amount === null ? t('unknown') : formatMoney(amount));
  const date = (day: CalendarDate | null) => (day === null ? t('unknown') : formatDate(day));
  return (
    <Card gap={20}>
      <Heading level={2}>{t('summary.now')}</Heading>
      <Facts
        layout="rows"
        items={[
          { label: t('summary.minimumDue'), value: money(extra.minimumDue) },
          { label: t('summary.totalDue'), value: money(extra.totalDue) },
          { label: t('summary.nextDue'), value: date(extra.nextDueDate) },
          ...(extra.lateFee ? [{ label: t('summary.lateFee'), value: formatMoney(extra.lateFee) }] : []),
          { label: t(`summary.${payoff.label}`), value: date(payoff.date) },
        ]}
      />
      {canPay && (
        <Stack gap={12}>
          <ButtonLink wide to={paymentPath(lease)}>
            {t('summary.pay')}
          </ButtonLink>
          <ButtonLink wide variant="secondary" to={paymentPath(lease, 'payoff')}>
            {t('summary.payOff')}
          </ButtonLink>
        </Stack>
      )}
    </Card>
  );
}
