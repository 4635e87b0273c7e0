import type { CalendarDate, Cents, PaymentMethodKind } from '@portal/domain';

/** What the customer wants to pay, complete and ready to be confirmed. */
export interface PaymentOrder {
  readonly leaseUuid: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly method: { readonly kind: PaymentMethodKind; readonly id: string };
}

/** The parts that name this payment for its idempotency key: the same parts are the same payment. */
export function paymentParts(customerId: string, order: PaymentOrder): readonly string[] {
  return [
    customerId,
    order.leaseUuid,
    String(order.amount),
    order.date,
    `${order.method.kind}:${order.method.id}`,
  ];
}
