import { methodTypeOf, type PaymentMethodType, type PaymentStatus } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** What a customer asks of a payment: was it made, is it on its way, or was it not made? */
export const paymentStates = ['made', 'under-way', 'not-made'] as const;
export type PaymentState = (typeof paymentStates)[number];

const stateOfStatus: Readonly<Record<PaymentStatus, PaymentState>> = {
  scheduled: 'under-way',
  processing: 'under-way',
  submitted: 'under-way',
  succeeded: 'made',
  settled: 'made',
  declined: 'not-made',
  returned: 'not-made',
  canceled: 'not-made',
};

/** Returns the state of a payment with this status. */
export const stateOf = (status: PaymentStatus): PaymentState => stateOfStatus[status];

/** Returns the state of a payment of the history: made, where the backend says no more. */
export const stateOfEntry = ({ intent }: HistoryEntry): PaymentState =>
  intent === null ? 'made' : stateOf(intent.status);

/** Returns what a payment was made with; null when it is not known. */
export const methodOfEntry = ({ payment, intent }: HistoryEntry): PaymentMethodType | null =>
  methodTypeOf(payment.type) ?? intent?.methodType ?? null;
