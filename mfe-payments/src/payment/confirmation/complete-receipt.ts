import type { CalendarDate, Cents, PaymentReceipt } from '@portal/domain';
import type { PaymentOrder } from '../terms/payment-order.ts';

/** A receipt whose amount and day are known; the payment's number may be missing. */
export interface CompleteReceipt extends PaymentReceipt {
  readonly amount: Cents;
  readonly date: CalendarDate;
}

/** Completes the api's receipt: the order's own amount and day replace those that the api leaves out (OP-100). */
export function completeReceipt(
  receipt: PaymentReceipt,
  order: Pick<PaymentOrder, 'amount' | 'date'>,
): CompleteReceipt {
  return { ...receipt, amount: receipt.amount ?? order.amount, date: receipt.date ?? order.date };
}
