import { array, assign, coerce, define, enums, optional, type, unknown, type Infer } from 'superstruct';
import {
  type Cents,
  parseMoney,
  type AuthorizedPayment,
  type PaymentIntent,
  paymentStatuses,
  type PaymentRecord,
  type PendingPayment,
  type ScheduledPayment,
} from '@portal/domain';
import {
  isNullish,
  isRecord,
  isScalar,
  listUnder,
  maybe,
  maybeDate,
  maybeText,
  readDate,
  readMaybeDate,
  readMaybeText,
  readMoney,
  wireDate,
  wireId,
  wireMoney,
} from './scalars.ts';

/** SHARED-18; one key has a space. */
export const wirePaymentRecord = type({
  PaymentType: maybeText,
  TotalPymtLease: wireMoney,
  dateofpaymt: wireDate,
  PaymentId: wireId,
  'Loan Number': wireId,
});
export type WirePaymentRecord = Infer<typeof wirePaymentRecord>;

/** SHARED-19. */
export const wireScheduledPayment = type({ amount: wireMoney, pay_at: wireDate, created_at: maybeDate });
export type WireScheduledPayment = Infer<typeof wireScheduledPayment>;

const wirePaymentRefund = type({
  type: enums(['refund', 'chargeback']),
  amount: wireMoney,
  date: wireDate,
  won_on: maybeDate,
});

/** A payment that was ordered, whatever has become of it. */
export const wirePaymentIntent = type({
  payment_id: wireId,
  loan_number: wireId,
  amount: wireMoney,
  date: wireDate,
  status: enums(paymentStatuses),
  status_on: maybeDate,
  reason: maybeText,
  method_type: enums(['card', 'bank']),
  last4: maybeText,
  refunds: optional(array(wirePaymentRefund)),
});
export type WirePaymentIntent = Infer<typeof wirePaymentIntent>;

export const wireAuthorizedPayment = assign(wirePaymentIntent, type({ authorization: maybeText }));
export type WireAuthorizedPayment = Infer<typeof wireAuthorizedPayment>;

// "0 if not numeric" (PAY-30): accepts a text that is not a number, rejects a number that is not an amount of money.
const pendingMoney = define<number | string>(
  'money',
  (value) =>
    isScalar(value) && (parseMoney(value) !== null || !(String(value).trim() && isFinite(Number(value)))),
);

/** SHARED-20. */
export const wirePendingPayment = type({
  loan_number: wireId,
  amount: maybe(pendingMoney),
  amount_ach: maybe(pendingMoney),
  pay_at: maybeDate,
});
export type WirePendingPayment = Infer<typeof wirePendingPayment>;

/** One pending payment or a list of them, in `data` or under a name; null means there are none (OP-50). */
export const wirePendingPayments = coerce(
  listUnder(wirePendingPayment, 'pending', 'payments'),
  unknown(),
  (data) => {
    const found = isRecord(data) ? (data.pending ?? data.payments ?? data) : data;
    if (isNullish(found) || (isRecord(found) && !('loan_number' in found) && isEmptyPending(found)))
      return [];
    return isRecord(found) ? [found] : found;
  },
);

function isEmptyPending(data: Record<string, unknown>): boolean {
  return Object.values(data).every((value) => value === null);
}

export function readPaymentRecord(wire: WirePaymentRecord): PaymentRecord {
  return {
    id: String(wire.PaymentId),
    type: readMaybeText(wire.PaymentType),
    amount: readMoney(wire.TotalPymtLease),
    date: readDate(wire.dateofpaymt),
    loanNumber: String(wire['Loan Number']),
  };
}

export function readScheduledPayment(wire: WireScheduledPayment): ScheduledPayment {
  return {
    amount: readMoney(wire.amount),
    payAt: readDate(wire.pay_at),
    createdAt: readMaybeDate(wire.created_at),
  };
}

export function readPaymentIntent(wire: WirePaymentIntent): PaymentIntent {
  return {
    id: String(wire.payment_id),
    loanNumber: String(wire.loan_number),
    amount: readMoney(wire.amount),
    date: readDate(wire.date),
    status: wire.status,
    statusOn: readMaybeDate(wire.status_on),
    reason: readMaybeText(wire.reason),
    methodType: wire.method_type,
    last4: readMaybeText(wire.last4),
    refunds: (wire.refunds ?? []).map((refund) => ({
      type: refund.type,
      amount: readMoney(refund.amount),
      date: readDate(refund.date),
      wonOn: readMaybeDate(refund.won_on),
    })),
  };
}

export const readAuthorizedPayment = (wire: WireAuthorizedPayment): AuthorizedPayment => ({
  ...readPaymentIntent(wire),
  authorization: readMaybeText(wire.authorization),
});

export function readPendingPayment(wire: WirePendingPayment): PendingPayment {
  return {
    loanNumber: String(wire.loan_number),
    amount: readPendingMoney(wire.amount),
    amountAch: readPendingMoney(wire.amount_ach),
    payAt: readMaybeDate(wire.pay_at),
  };
}

function readPendingMoney(value: number | string | null | undefined): Cents | null {
  return isNullish(value) ? null : parseMoney(value);
}
