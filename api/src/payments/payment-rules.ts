import {
  addDays,
  canPayWith,
  cardExpiryStatus,
  checkPaymentAmount,
  formatMoney,
  isInWindow,
  isPayoff,
  paymentLimits,
  paymentWindow,
  type CalendarDate,
  type Cents,
  type PaymentMethod,
} from '@portal/domain';
import type { LeaseEntry } from '../leases/lease-book.ts';
import { extraOf, pendingOf } from '../leases/lease-wire.ts';
import { invalid } from '../server/failure.ts';

export interface Order {
  readonly amount: Cents;
  readonly date: CalendarDate;
  /** What the customer was told: that this payment makes the goods theirs. */
  readonly isPayoff: boolean;
}

type Running = Extract<LeaseEntry, { kind: 'running' }>;

/**
 * Checks an order by the rules that the payment screen checks by, on the server's own figures.
 *
 * @param apiDay the api's day in UTC: the customer's own may be the one before or after it
 * @returns whether the order pays the lease off
 * @throws Failure 422 naming the field
 */
export function checkOrder(
  order: Order,
  entry: Running,
  method: PaymentMethod,
  apiDay: CalendarDate,
): { readonly isPayoff: boolean } {
  checkMethod(method, apiDay);
  const pending = pendingOf(entry);
  const extra = extraOf(entry.account);
  const { minimum, maximum } = paymentLimits({ extra, pending, methodKind: method.kind });
  const verdict = checkPaymentAmount(order.amount, { minimum, maximum });
  if (verdict !== 'fits') {
    throw invalid({ amount: `Pay at least ${formatMoney(minimum)} and at most ${formatMoney(maximum)}.` });
  }
  const ownDays = [-1, 0, 1].map((days) => addDays(apiDay, days));
  if (!ownDays.some((today) => isInWindow(order.date, paymentWindow({ pending, extra, today })))) {
    throw invalid({ date: 'Choose a day from today to the day the payment is due.' });
  }
  const paysOff = isPayoff(order.amount, entry.account.balance);
  if (order.isPayoff && !paysOff) {
    throw invalid({ amount: `Paying this lease off takes ${formatMoney(entry.account.balance)}.` });
  }
  return { isPayoff: paysOff };
}

function checkMethod(method: PaymentMethod, apiDay: CalendarDate): void {
  if (!canPayWith(method)) throw invalid({ method_id: 'This card must be verified before it can pay.' });
  if (method.kind === 'card' && cardExpiryStatus(method.expires, addDays(apiDay, -1)) === 'expired') {
    throw invalid({ method_id: 'This card has expired.' });
  }
}
