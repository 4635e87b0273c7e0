import {
  formatMediumDate,
  formatMoney,
  type CalendarDate,
  type Cents,
  type LinkedMethod,
  type LinkedPayment,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Facts } from '@portal/ui';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';

/** Returns the name of the default method: `Visa (your default)`, and `Visa ending 4242` once the customer has typed it. */
export function linkedMethodName(
  method: LinkedMethod,
  lastFour: string | null,
  t: TranslatePayments,
): string {
  if (method.type === 'bank') {
    const { bank } = method;
    return lastFour === null
      ? t('reminder.default', { method: bank })
      : t('pay.bank', { bank, last4: lastFour });
  }
  const network = method.network ? t(`network.${method.network}`) : t('pay.anyCard');
  return lastFour === null
    ? t('reminder.default', { method: network })
    : t('pay.card', { network, last4: lastFour });
}

interface LinkedFactsProps {
  readonly linked: LinkedPayment;
  readonly amount: Cents;
  /** The day on which it is paid. */
  readonly date: CalendarDate;
  /** Whether the amount is still to be paid; false once the payment was sent. */
  readonly toPay?: boolean;
}

/** Lease, due date, day, method and amount of the payment of a reminder. */
export function LinkedFacts({ linked, amount, date, toPay = true }: LinkedFactsProps) {
  const t = useMessages(paymentsMessages);
  const day = (value: CalendarDate) => formatMediumDate(value, t.language);
  return (
    <Facts
      layout="rows"
      items={[
        { label: t('confirm.store'), value: linked.storeName },
        { label: t('pay.leaseLabel'), value: linked.loanNumber },
        { label: t('reminder.dueOn'), value: day(linked.dueOn) },
        { label: t('pay.dateLabel'), value: day(date) },
        ...(linked.status === 'due'
          ? [{ label: t('pay.fromLabel'), value: linkedMethodName(linked.method, null, t) }]
          : []),
      ]}
      total={{ label: t(toPay ? 'pay.youPay' : 'outcome.amount'), value: formatMoney(amount) }}
    />
  );
}
