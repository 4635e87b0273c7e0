import { cents, methodTypeOf, type Cents, type PaymentIntent, type PaymentMethodType } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** What a customer asks of a payment: was it made, is it on its way, was it refunded, at least in part, or not made? */
export const paymentStates = ['made', 'under-way', 'refunded', 'not-made'] as const;
export type PaymentState = (typeof paymentStates)[number];

const stateOfStatus: Readonly<Record<PaymentIntent['status'], PaymentState>> = {
  scheduled: 'under-way',
  processing: 'under-way',
  submitted: 'under-way',
  succeeded: 'made',
  settled: 'made',
  declined: 'not-made',
  returned: 'not-made',
  canceled: 'not-made',
};

type Outcome = Pick<PaymentIntent, 'status' | 'amount' | 'refunds'>;

/** Returns what went back of a payment, without chargebacks that its customer's bank has paid to the company again. */
export const refundedOf = ({ refunds }: Pick<PaymentIntent, 'refunds'>): Cents =>
  cents(refunds.reduce((sum, { amount, wonOn }) => (wonOn === null ? sum + amount : sum), 0));

/** Returns the state of a payment. */
export function stateOf({ status, refunds }: Pick<Outcome, 'status' | 'refunds'>): PaymentState {
  const state = stateOfStatus[status];
  return state === 'made' && refundedOf({ refunds }) > 0 ? 'refunded' : state;
}

/** Returns the word for what has become of a payment, by which its message is named. */
export function wordOf(payment: Outcome): PaymentIntent['status'] | 'refunded' | 'partly-refunded' {
  if (stateOf(payment) !== 'refunded') return payment.status;
  return refundedOf(payment) < payment.amount ? 'partly-refunded' : 'refunded';
}

/** Returns the state of a payment of the history: made, where the backend says no more. */
export const stateOfEntry = ({ intent }: HistoryEntry): PaymentState =>
  intent === null ? 'made' : stateOf(intent);

/** Returns the method that a payment's type names, or that of its order where it has no type; null when neither does. */
export const typeMethodOf = ({ payment, intent }: HistoryEntry): PaymentMethodType | null =>
  methodTypeOf(payment.type) ?? (payment.type === null ? (intent?.methodType ?? null) : null);

/** Returns what a payment was made with; null when it is not known. */
export const methodOfEntry = ({ payment, intent }: HistoryEntry): PaymentMethodType | null =>
  methodTypeOf(payment.type) ?? intent?.methodType ?? null;
