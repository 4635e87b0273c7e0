import { formatMediumDate, formatMoney, type Cents, type Lease, type PaymentMethod } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Facts } from '@portal/ui';
import type { CalendarDate } from '@portal/domain';
import { methodName } from './method-name.ts';
import { paymentsMessages } from '../../messages/payments.messages.ts';

interface PaymentFactsProps {
  readonly lease: Lease;
  readonly amount: Cents | null;
  readonly date: CalendarDate | null;
  readonly method: PaymentMethod | null;
  /** Whether to show the store's name too. */
  readonly withStore?: boolean;
  /** Whether the amount is still to be paid; false once the payment was sent. */
  readonly toPay?: boolean;
}

/** The lease, date, method and amount of a payment, as far as they are chosen. */
export function PaymentFacts({
  lease,
  amount,
  date,
  method,
  withStore = false,
  toPay = true,
}: PaymentFactsProps) {
  const t = useMessages(paymentsMessages);
  const notChosen = <span css={{ color: 'var(--ink-3)', fontWeight: 400 }}>{t('pay.notChosen')}</span>;
  return (
    <Facts
      layout="rows"
      items={[
        ...(withStore ? [{ label: t('confirm.store'), value: lease.store.name }] : []),
        { label: t('pay.leaseLabel'), value: lease.loanNumber },
        { label: t('pay.dateLabel'), value: date === null ? notChosen : formatMediumDate(date, t.language) },
        { label: t('pay.fromLabel'), value: method === null ? notChosen : methodName(method, t) },
      ]}
      total={{
        label: t(toPay ? 'pay.youPay' : 'outcome.amount'),
        value: amount === null ? notChosen : formatMoney(amount),
      }}
    />
  );
}
