import {
  formatDate,
  formatMoney,
  providerLabel,
  type CalendarDate,
  type Cents,
  type Lease,
} from '@portal/domain';
import { usePlatform, useTexts } from '@portal/platform';
import { Card, Facts, Heading } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';

/** The terms of the lease and how far it has come (LEASE-18, 26, 27, 60, OP-59). */
export function AgreementCard({ lease }: { readonly lease: Lease }) {
  const t = useTexts(leasesTexts);
  const { config } = usePlatform();
  const { extra } = lease;
  const money = (amount: Cents | null | undefined) => (amount == null ? null : formatMoney(amount));
  const date = (day: CalendarDate | null | undefined) => (day == null ? null : formatDate(day));
  const facts: readonly { readonly label: string; readonly value: string | null }[] = [
    { label: t('summary.provider'), value: providerLabel(lease.store.type, config.brands[0].name) },
    { label: t('summary.loanNumber'), value: lease.loanNumber },
    { label: t('summary.applied'), value: date(lease.applicationDate) },
    { label: t('summary.leased'), value: date(lease.loanDate) },
    {
      label: t('summary.term'),
      value: lease.term === null ? null : t('summary.termMonths', { count: lease.term }),
    },
    { label: t('summary.monthly'), value: money(extra?.paymentPerMonth ?? lease.monthlyPayment) },
    { label: t('summary.cashPrice'), value: money(lease.cashPrice) },
    { label: t('summary.downPayment'), value: money(lease.downPaymentRetained) },
    { label: t('summary.made'), value: extra?.paymentsMade?.toString() ?? null },
    { label: t('summary.remaining'), value: extra?.paymentsRemaining?.toString() ?? null },
    { label: t('summary.lastPayment'), value: date(extra?.lastPaymentDate ?? lease.lastPaymentDate) },
  ];
  return (
    <Card gap={20}>
      <Heading level={2}>{t('summary.agreement')}</Heading>
      <Facts
        layout="rows"
        items={facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))}
      />
    </Card>
  );
}
