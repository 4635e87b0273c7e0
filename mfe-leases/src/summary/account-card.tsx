import { formatMoney, isPaidOff, payoffDate, type CalendarDate, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { leasesMessages } from '../messages/leases.messages.ts';
import { FactCard } from './fact-card.tsx';
import { dateFact, moneyFact } from './fact-texts.ts';

interface AccountCardProps {
  readonly due: Due;
  readonly today: CalendarDate;
}

/** Where the account of the lease stands (LEASE-22, LEASE-32, LEASE-33); what is still to come only while something is. */
export function AccountCard({ due: { lease, amount, date }, today }: AccountCardProps) {
  const t = useMessages(leasesMessages);
  const { extra } = lease;
  if (!extra) return null;
  const payoff = payoffDate(extra, today);
  const toCome = [
    { label: t('summary.minimumDue'), value: formatMoney(amount) },
    { label: t('summary.nextDue'), value: dateFact(date) },
    { label: t('summary.lateFee'), value: extra.lateFee ? formatMoney(extra.lateFee) : null },
    { label: t('summary.totalDue'), value: moneyFact(extra.totalDue) },
    {
      label: t(payoff.type === 'early' ? 'summary.earlyPayoff' : 'summary.payoffDue'),
      value: dateFact(payoff.date),
    },
  ];
  const percent = extra.percentPaid;
  return (
    <FactCard
      title={t('summary.account')}
      facts={[
        ...(isPaidOff(lease) ? [] : toCome),
        {
          label: t('summary.percentPaid'),
          value: percent === null ? null : t('summary.percent', { percent: Math.floor(percent) }),
        },
        { label: t('summary.made'), value: extra.paymentsMade?.toString() ?? null },
        { label: t('summary.remaining'), value: extra.paymentsRemaining?.toString() ?? null },
        { label: t('summary.lastPayment'), value: dateFact(extra.lastPaymentDate ?? lease.lastPaymentDate) },
      ]}
    />
  );
}
