import type { CalendarDate, Cents, PaymentMethodType } from '@portal/domain';

/** What the customer wants to pay, complete and ready to be confirmed. */
export interface PaymentOrder {
  readonly leaseUuid: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly method: { readonly type: PaymentMethodType; readonly id: string };
}

/** The parts that name this payment for its idempotency key: the same parts are the same payment. */
export function paymentParts(customerId: string, order: PaymentOrder): readonly string[] {
  return [
    customerId,
    order.leaseUuid,
    String(order.amount),
    order.date,
    `${order.method.type}:${order.method.id}`,
  ];
}
