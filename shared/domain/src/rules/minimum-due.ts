import type { CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import type { PaymentMethodType } from '../entities/payment-method.ts';
import type { PendingPayment } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';

/**
 * Returns what is due now: of the pending payment the bank's amount with a bank account, the card's with a card, the
 * other where one is missing, zero where neither is a number; of the account where no payment is pending (PAY-29,
 * PAY-30, OP-71).
 */
export function minimumDue({
  pending,
  extra,
  methodType,
}: {
  readonly pending: Pick<PendingPayment, 'amount' | 'amountAch'> | null;
  readonly extra: Pick<LeaseExtra, 'minimumDue'> | null;
  readonly methodType: PaymentMethodType;
}): Cents {
  return cents(Math.max(0, (pending ? pendingAmount(pending, methodType) : extra?.minimumDue) ?? 0));
}

function pendingAmount(
  { amount, amountAch }: Pick<PendingPayment, 'amount' | 'amountAch'>,
  methodType: PaymentMethodType,
): Cents | null {
  return methodType === 'bank' ? (amountAch ?? amount) : (amount ?? amountAch);
}

/** Returns the day on which it is due: of the pending payment, else of the account; null where neither has one (OP-70). */
export function dueDate({
  pending,
  extra,
}: {
  readonly pending: Pick<PendingPayment, 'payAt'> | null;
  readonly extra: Pick<LeaseExtra, 'nextDueDate'> | null;
}): CalendarDate | null {
  return pending?.payAt ?? extra?.nextDueDate ?? null;
}
