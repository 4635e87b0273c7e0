import { formatMoney, isPaidOff, payoffDate, type CalendarDate, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { leasesMessages } from '../messages/leases.messages.ts';
import { FactCard } from '../lease/fact-card.tsx';
import { dateValue, moneyValue } from '../lease/fact-values.ts';

interface AccountCardProps {
  readonly due: Due;
  readonly today: CalendarDate;
}

/** The account of the lease (LEASE-22, LEASE-32, LEASE-33); what is due is left out of a paid-off lease. */
export function AccountCard({ due: { lease, amount, date }, today }: AccountCardProps) {
  const t = useMessages(leasesMessages);
  const { extra } = lease;
  if (!extra) return null;
  const payoff = payoffDate(extra, today);
  const dueFacts = [
    { label: t('summary.minimumDue'), value: formatMoney(amount) },
    { label: t('summary.nextDue'), value: dateValue(date) },
    { label: t('summary.lateFee'), value: extra.lateFee ? formatMoney(extra.lateFee) : null },
    { label: t('summary.totalDue'), value: moneyValue(extra.totalDue) },
    {
      label: t(payoff.type === 'early' ? 'summary.earlyPayoff' : 'summary.payoffDue'),
      value: dateValue(payoff.date),
    },
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
