import {
  cents,
  compareDates,
  checkPaymentAmount,
  scheduledAgainst,
  formatDate,
  formatMoney,
  isInWindow,
  isPayoff,
  paymentLimits,
  paymentWindow,
  unusableReason,
  type CalendarDate,
  type Cents,
  type PaymentLimits,
  type PaymentMethod,
  type PaymentWindow,
  type ScheduledPayment,
  type UnusableReason,
} from '@portal/domain';
import type { RunningLease } from '../leases/lease-store.ts';
import { extraOf, pendingOf } from '../leases/lease-wire.ts';
import { invalid } from '../server/failure.ts';

export interface Order {
  readonly amount: Cents;
  readonly date: CalendarDate;
  /** Whether the customer was told that this payment makes the goods theirs. */
  readonly isPayoff: boolean;
}

/** The api's own figures, against which an order is checked. */
interface Situation {
  readonly entry: RunningLease;
  readonly method: PaymentMethod;
  /** Scheduled payments of the lease. */
  readonly scheduled: readonly Pick<ScheduledPayment, 'amount' | 'payAt'>[];
}

/**
 * Checks an order by the rules that the payment screen uses. A payment and the scheduled ones together can't exceed the
 * balance; only a payoff of today is accepted whatever is scheduled, because it cancels it.
 *
 * @returns whether the order pays the lease off
 * @throws Failure 422 naming the field
 */
export function checkOrder(
  order: Order,
  { entry, method, scheduled }: Situation,
): { readonly isPayoff: boolean } {
  const { today } = entry;
  checkMethod(method, order.date, today);
  const pending = pendingOf(entry);
  const extra = extraOf(entry.account);
  const window = paymentWindow({ pending, extra, today });
  if (!isInWindow(order.date, window)) throw invalid({ date: windowMessage(window) });
  // What a payment of a later day can pay off is what the lease costs on that day.
  const { balance } = compareDates(order.date, today) > 0 ? entry.accountOn(order.date) : entry.account;
  if (balance === 0) throw invalid({ lease: 'Nothing is left to pay on this lease.' });
  const paysOff = isPayoff(order.amount, balance);
  const counted = scheduledAgainst(order, { balance, scheduled, today });
  const limits = paymentLimits({
    extra: { ...extra, balance },
    pending,
    methodType: method.type,
    scheduled: counted,
    today,
  });
  if (checkPaymentAmount(order.amount, limits) !== 'valid') {
    throw invalid({ amount: amountMessage(limits, counted) });
  }
  if (order.isPayoff && !paysOff) {
    throw invalid({
      amount: `Paying this lease off on ${formatDate(order.date)} takes ${formatMoney(balance)}.`,
    });
  }
  return { isPayoff: paysOff };
}

function amountMessage({ minimum, maximum }: PaymentLimits, scheduled: Situation['scheduled']): string {
  if (maximum === 0) return 'All that is left to pay on this lease is already scheduled.';
  const least = minimum > 0 ? `at least ${formatMoney(minimum)} and ` : '';
  const limits = `Pay ${least}at most ${formatMoney(maximum)}`;
  if (scheduled.length === 0) return `${limits}.`;
  const sum = cents(scheduled.reduce((total, { amount }) => total + amount, 0));
  return `${limits}: ${formatMoney(sum)} is already scheduled.`;
}

function windowMessage({ from, to }: PaymentWindow): string {
  if (from === to) return `This lease can be paid today, ${formatDate(from)}.`;
  return `Choose a day from ${formatDate(from)} to ${formatDate(to)}.`;
}

const unusable: Readonly<Record<UnusableReason, string>> = {
  unverified: 'This card must be verified before it can pay.',
  expired: 'This card has expired.',
  'expires-before': 'This card expires before the day of the payment.',
};

/** A card pays until the end of its month: one that is to pay later has to be valid then. */
function checkMethod(method: PaymentMethod, date: CalendarDate, today: CalendarDate): void {
  const reason = unusableReason(method, { date, today });
  if (reason !== null) throw invalid({ method_id: unusable[reason] });
}
