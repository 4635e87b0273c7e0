import { boolean, enums, type, unknown, type Infer } from 'superstruct';
import {
  type CalendarDate,
  type Cents,
  type PaymentAttempt,
  type PaymentMethodType,
  type PaymentReceipt,
  toDecimal,
} from '@portal/domain';
import { unionOf, recordOf } from '../wire/described-structs.ts';
import { readPendingPayment, wirePendingPayments } from '../wire/payment.ts';
import { choiceField, flagField, idField } from '../fields/choice-fields.ts';
import { paymentAmountField } from '../fields/number-fields.ts';
import { dateField, requiredText } from '../fields/text-fields.ts';
import { maybe, maybeDate, maybeMoney, readMaybeDate, readMaybeMoney, wireId } from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { noInput } from './no-data.ts';

export const listPendingPayments = defineEndpoint({
  id: 'payments.pending',
  method: 'GET',
  path: '/api/v1/mobile/payments/pending',
  summary: 'Lists the pending payments by loan number.',
  guard: 'client',
  answer: wirePendingPayments,
  toWire: noInput,
  fromWire: (wire) => wire.map(readPendingPayment),
});

export interface PaymentOrder {
  readonly leaseUuid: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly methodType: PaymentMethodType;
  readonly methodId: string;
  readonly isPayoff: boolean;
}

/** PAY-35..37. */
export const makePaymentBody = type({
  amount: paymentAmountField,
  method_id: idField,
  method_type: choiceField(['card', 'bank']),
  date: dateField,
  lease: requiredText,
  isPayoffAmount: flagField,
});
export type WirePaymentOrder = Infer<typeof makePaymentBody>;

/** The payment was scheduled when `scheduled` is true or an object (PAY-38); the rest may be missing (OP-100). */
export const wirePaymentReceipt = type({
  payment_id: maybe(wireId),
  scheduled: maybe(unionOf(boolean(), recordOf(unknown()))),
  amount: maybeMoney,
  date: maybeDate,
});
export type WirePaymentReceipt = Infer<typeof wirePaymentReceipt>;

export const makePayment = defineEndpoint({
  id: 'payments.create',
  method: 'POST',
  path: '/api/v1/mobile/payments',
  summary: 'Pays a lease today, or schedules a payment for a later day.',
  guard: 'client',
  idempotent: true,
  request: { body: makePaymentBody },
  answer: wirePaymentReceipt,
  failures: [
    { status: 402, when: 'The card or bank declined the payment.' },
    { status: 404, when: 'The lease or the method is not this customer’s.' },
    { status: 409, when: 'The payment is being processed: its outcome is open.' },
    { status: 503, when: 'No payment processor is set up.' },
  ],
  toWire: (order: PaymentOrder) => ({
    body: {
      amount: toDecimal(order.amount),
      method_id: order.methodId,
      method_type: order.methodType,
      date: order.date,
      lease: order.leaseUuid,
      isPayoffAmount: order.isPayoff,
    } satisfies WirePaymentOrder,
  }),
  fromWire: readReceipt,
});

/** `pending` is another word for `processing`. */
const wirePaymentAttempt = type({
  status: enums(['unknown', 'processing', 'pending', 'final']),
  payment: maybe(wirePaymentReceipt),
});
export type WirePaymentAttempt = Infer<typeof wirePaymentAttempt>;

export const findPaymentAttempt = defineEndpoint({
  id: 'payments.attempt',
  method: 'GET',
  path: '/api/v1/mobile/payments/attempts/{key}',
  summary: 'Answers what became of the payment with an idempotency key, when its answer was lost.',
  guard: 'client',
  request: { path: type({ key: requiredText }) },
  answer: wirePaymentAttempt,
  toWire: (input: { readonly key: string }) => ({ path: { key: input.key } }),
  fromWire: readAttempt,
});

function readReceipt(wire: WirePaymentReceipt): PaymentReceipt {
  const id = wire.payment_id ?? null;
  return {
    paymentId: id === null ? null : String(id),
    outcome: wire.scheduled ? 'scheduled' : 'processed',
    amount: readMaybeMoney(wire.amount),
    date: readMaybeDate(wire.date),
  };
}

// A final attempt without a payment was declined: the result is the same as for a key that was never sent.
function readAttempt({ status, payment }: WirePaymentAttempt): PaymentAttempt {
  if (status === 'processing' || status === 'pending') return { status: 'pending' };
  return status === 'final' && payment
    ? { status: 'final', receipt: readReceipt(payment) }
    : { status: 'unknown' };
}
