import { array, boolean, enums, optional, type, unknown, type Infer } from 'superstruct';
import {
  type CalendarDate,
  type Cents,
  type PaymentAttempt,
  type PaymentMethodType,
  type PaymentReceipt,
  type PaymentRejection,
  toDecimal,
} from '@portal/domain';
import { unionOf, recordOf } from '../wire/described-structs.ts';
import { fileContent } from '../wire/file-content.ts';
import {
  readAuthorizedPayment,
  readPaymentIntent,
  readPendingPayment,
  wireAuthorizedPayment,
  wirePaymentIntent,
  wirePendingPayments,
} from '../wire/payment.ts';
import { repairList } from '../wire/repair.ts';
import { choiceField, flagField, idField } from '../fields/choice-fields.ts';
import { paymentAmountField } from '../fields/number-fields.ts';
import { authorizationField, dateField, requiredText } from '../fields/text-fields.ts';
import {
  maybe,
  maybeDate,
  maybeMoney,
  maybeText,
  readMaybeDate,
  readMaybeMoney,
  readMaybeText,
  wireId,
} from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { noInput } from './no-data.ts';
import { tooManyDeclines } from './rate-limit-failures.ts';

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
  /** The authorization of a bank withdrawal as the customer agreed to it; null for a card. */
  readonly authorization: string | null;
}

/** PAY-35..37; `authorization` is not in the specification, and only sent with a bank account. */
export const makePaymentBody = type({
  amount: paymentAmountField,
  method_id: idField,
  method_type: choiceField(['card', 'bank']),
  date: dateField,
  lease: requiredText,
  isPayoffAmount: flagField,
  authorization: optional(authorizationField),
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
    {
      status: 402,
      when: 'The card or bank declined the payment, or it was canceled: `data.status` says which.',
    },
    { status: 404, when: 'The lease or the method is not this customer’s.' },
    { status: 409, when: 'The payment is being processed: its outcome is open.' },
    tooManyDeclines,
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
      ...(order.authorization === null ? {} : { authorization: order.authorization }),
    } satisfies WirePaymentOrder,
  }),
  fromWire: readReceipt,
});

const wirePaymentRejection = type({ status: enums(['declined', 'canceled']), reason: maybeText });

/**
 * `pending` is another word for `processing`. A final attempt may have a `payment` and a `rejection`: a payment that was
 * scheduled or made, and was declined or canceled later.
 */
export const wirePaymentAttempt = type({
  status: enums(['unknown', 'processing', 'pending', 'final']),
  payment: maybe(wirePaymentReceipt),
  rejection: maybe(wirePaymentRejection),
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

// Not in the specification: a portal hides what needs these from a backend without them.

export const listPaymentIntents = defineEndpoint({
  id: 'payments.list',
  method: 'GET',
  path: '/api/v1/mobile/payments',
  summary: 'Lists the payments that the customer has ordered, whatever has become of them, the newest first.',
  guard: 'client',
  answer: array(wirePaymentIntent),
  toWire: noInput,
  repair: repairList(wirePaymentIntent),
  fromWire: (wire, _meta, unreadable) => ({ payments: wire.map(readPaymentIntent), unreadable }),
});

/** The languages that receipts and statements are written in; the first where none is asked for. */
export const documentLanguages = ['en', 'es'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

const documentQuery = type({ language: optional(choiceField(documentLanguages)) });
/** @param language a BCP 47 tag; the api writes its first language in place of one that it does not have */
const toDocumentQuery = (language: string) => ({
  language: documentLanguages.find((one) => one === language),
});

const paymentPath = type({ payment_id: requiredText });
const toPaymentPath = (input: { readonly paymentId: string }) => ({ path: { payment_id: input.paymentId } });
const notOwn = [{ status: 404, when: 'The payment is not this customer’s.' }];

export const findPaymentIntent = defineEndpoint({
  id: 'payments.find',
  method: 'GET',
  path: '/api/v1/mobile/payments/{payment_id}',
  summary: 'Answers one payment, with the authorization of its withdrawal.',
  guard: 'client',
  request: { path: paymentPath },
  answer: wireAuthorizedPayment,
  failures: notOwn,
  toWire: toPaymentPath,
  fromWire: readAuthorizedPayment,
});

export const paymentReceipt = defineEndpoint({
  id: 'payments.receipt',
  method: 'GET',
  path: '/api/v1/mobile/payments/{payment_id}/receipt',
  summary: 'Answers the receipt of a payment as PDF, in the customer’s language, without an envelope.',
  guard: 'client',
  responseType: 'blob',
  request: { path: paymentPath, query: documentQuery },
  answer: fileContent,
  failures: [{ status: 404, when: 'The payment is not this customer’s, or no money is taken by it.' }],
  toWire: (input: { readonly paymentId: string; readonly language: string }) => ({
    ...toPaymentPath(input),
    query: toDocumentQuery(input.language),
  }),
  fromWire: (file) => file,
});

export const paymentStatement = defineEndpoint({
  id: 'payments.statement',
  method: 'GET',
  path: '/api/v1/mobile/payments/statements/{year}',
  summary:
    'Answers the statement of the payments of a year as PDF, in the customer’s language, without an envelope.',
  guard: 'client',
  responseType: 'blob',
  request: { path: type({ year: requiredText }), query: documentQuery },
  answer: fileContent,
  failures: [{ status: 404, when: 'The year is not one of four digits.' }],
  toWire: (input: { readonly year: number; readonly language: string }) => ({
    path: { year: String(input.year) },
    query: toDocumentQuery(input.language),
  }),
  fromWire: (file) => file,
});

/** Maps the answer to a payment to domain names. */
export function readReceipt(wire: WirePaymentReceipt): PaymentReceipt {
  const id = wire.payment_id ?? null;
  return {
    paymentId: id === null ? null : String(id),
    outcome: wire.scheduled ? 'scheduled' : 'processed',
    amount: readMaybeMoney(wire.amount),
    date: readMaybeDate(wire.date),
  };
}

/** A final attempt with a rejection, or without a payment, was rejected: sent again, its key makes no payment. */
export function readAttempt({ status, payment, rejection }: WirePaymentAttempt): PaymentAttempt {
  if (status === 'processing' || status === 'pending') return { status: 'pending' };
  if (status === 'unknown') return { status };
  if (payment && !rejection) return { status: 'final', receipt: readReceipt(payment) };
  return { status: 'rejected', rejection: rejection ? readRejection(rejection) : null };
}

const readRejection = (wire: Infer<typeof wirePaymentRejection>): PaymentRejection => ({
  status: wire.status,
  reason: readMaybeText(wire.reason),
});
