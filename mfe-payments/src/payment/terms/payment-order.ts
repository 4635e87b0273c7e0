import type { CalendarDate, Cents, PaymentMethodType } from '@portal/domain';

/** A complete payment that the customer can confirm. */
export interface PaymentOrder {
  readonly leaseUuid: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly method: { readonly type: PaymentMethodType; readonly id: string };
}

/** Returns what identifies this payment for its idempotency key: the same parts mean the same payment. */
export function paymentParts(customerId: string, order: PaymentOrder): readonly string[] {
  return [
    customerId,
    order.leaseUuid,
    String(order.amount),
    order.date,
    `${order.method.type}:${order.method.id}`,
  ];
}
