import {
  compareDates,
  formatDate,
  formatMoney,
  isPaidOff,
  payoffDate,
  type Due,
  type LeaseExtra,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { leasesMessages } from '../messages/leases.messages.ts';
import { FactCard, type Fact } from '../lease/fact-card.tsx';
import { dateValue, moneyValue } from '../lease/fact-values.ts';

/** The account of the lease (LEASE-22, LEASE-32, LEASE-33); what is due is left out of a paid-off lease. */
export function AccountCard({ due }: { readonly due: Due }) {
  const t = useMessages(leasesMessages);
  const payoffFact = usePayoffFact();
  const { lease, amount, date, daysLate } = due;
  const { extra } = lease;
  if (!extra) return null;
  const nothingDue = extra.minimumDue === null ? null : t('none');
  const dueFacts = [
    { label: t('current.minimumDue'), value: amount > 0 ? formatMoney(amount) : nothingDue },
    { label: t(daysLate > 0 ? 'current.wasDue' : 'current.nextDue'), value: dateValue(date) },
    { label: t('summary.lateFee'), value: extra.lateFee ? formatMoney(extra.lateFee) : null },
    { label: t('summary.totalDue'), value: moneyValue(extra.totalDue) },
    payoffFact(extra, due),
  ];
  const percent = extra.percentPaid;
  return (
    <FactCard
      title={t('summary.account')}
      facts={[
        ...(isPaidOff(lease) ? [] : dueFacts),
        {
          label: t('summary.percentPaid'),
          value: percent === null ? null : t('summary.percent', { percent: Math.floor(percent) }),
        },
        { label: t('summary.made'), value: extra.paymentsMade?.toString() ?? null },
        { label: t('summary.remaining'), value: extra.paymentsRemaining?.toString() ?? null },
        { label: t('summary.lastPayment'), value: dateValue(extra.lastPaymentDate ?? lease.lastPaymentDate) },
      ]}
    />
  );
}

/** Returns a function that gives the payoff date under its label, with what it means for the customer. */
function usePayoffFact() {
  const t = useMessages(leasesMessages);
  return (extra: LeaseExtra, { today }: Due): Fact => {
    const { type, date } = payoffDate(extra, today);
    const label = t(type === 'early' ? 'summary.earlyPayoff' : 'summary.payoffDue');
    if (date === null || extra.balance === null) return { label, value: dateValue(date) };
    const isPast = compareDates(date, today) < 0;
    const words = type === 'early' ? 'summary.earlyPayoffNote' : 'summary.payoffDueNote';
    const note = t(isPast ? 'summary.payoffPassedNote' : words, { balance: formatMoney(extra.balance) });
    return { label, value: formatDate(date), note };
  };
}
