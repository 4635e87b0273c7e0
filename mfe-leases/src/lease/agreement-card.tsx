import { providerLabel, type Lease } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { leasesMessages } from '../messages/leases.messages.ts';
import { FactCard } from './fact-card.tsx';
import { dateValue, moneyValue } from './fact-values.ts';

/** The terms of the lease (LEASE-18, 26, 27, OP-59). */
export function AgreementCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { config } = usePlatform();
  const { term } = lease;
  return (
    <FactCard
      title={t('summary.agreement')}
      facts={[
        { label: t('summary.provider'), value: providerLabel(lease.store.type, config.brands[0].name) },
        { label: t('summary.loanNumber'), value: lease.loanNumber },
        { label: t('summary.applied'), value: dateValue(lease.applicationDate) },
        { label: t('summary.leased'), value: dateValue(lease.loanDate) },
        { label: t('summary.term'), value: term === null ? null : t('summary.termMonths', { count: term }) },
        {
          label: t('summary.monthly'),
          value: moneyValue(lease.extra?.paymentPerMonth ?? lease.monthlyPayment),
        },
        { label: t('summary.cashPrice'), value: moneyValue(lease.cashPrice) },
        { label: t('summary.downPayment'), value: moneyValue(lease.downPaymentRetained) },
      ]}
    />
  );
}
