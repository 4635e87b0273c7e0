import { formatMoney, isPayoff, type Lease } from '@portal/domain';
import {
  findPaymentAttempt,
  leaseScheduledPayments,
  listBanks,
  listCards,
  listLeases,
  listPaymentIntents,
  listPendingPayments,
  makePayment,
} from '@portal/api-contract';
import {
  lacksEndpoint,
  queryKeyOf,
  useApiMutation,
  useApiQuery,
  usePlatform,
  useUser,
} from '@portal/platform';
import { useEffect } from 'react';
import { paymentParts, type PaymentOrder } from '../terms/payment-order.ts';
import type { PaymentOutcome } from './payment-progress.ts';
import { usePaymentProgress } from './use-payment-progress.ts';

/**
 * What is asked for again after a payment that was not made: the api keeps one that was declined, and rejects one where
 * lease or method are no longer what the customer has seen, such as after a payment from another device.
 */
const changedByFailure = [
  listPaymentIntents,
  listLeases,
  listPendingPayments,
  leaseScheduledPayments,
  listCards,
  listBanks,
] as const;

interface PaymentOptions {
  readonly lease: Lease;
  readonly order: PaymentOrder;
  /** The authorization of a bank withdrawal that the customer has read; null for a card. */
  readonly authorization: string | null;
  /** The idempotency key of this payment, from its address. */
  readonly idempotencyKey: string;
  /** Whether it was sent before this page opened. */
  readonly sent: boolean;
  /** Called before the payment is sent, so that a reload knows that it was. */
  readonly onSend: () => void;
  /** Called with what came of the payment, also after the page was left. */
  readonly onOutcome: (outcome: PaymentOutcome) => void;
}

/**
 * Whether the backend can keep an authorization: the specification's payment has none, and a backend with nothing but its
 * calls may reject an order that has one.
 */
function useKeepsAuthorization(isAsked: boolean): boolean {
  const { error } = useApiQuery(listPaymentIntents, undefined, { enabled: isAsked });
  return error === null || !lacksEndpoint(error);
}

/** Sends one confirmed payment of the signed-in customer, and emits an event when it is made. */
export function usePayment(options: PaymentOptions) {
  const { lease, order, authorization, idempotencyKey, sent, onSend, onOutcome } = options;
  const { api, events, idempotencyKeys, queryClient } = usePlatform();
  const customer = useUser();
  const keepsAuthorization = useKeepsAuthorization(authorization !== null);
  const payment = useApiMutation(makePayment, {
    idempotencyKey: () => idempotencyKey,
    // The progress shows the error.
    onError: () => undefined,
  });
  const forgetKey = () => idempotencyKeys.forget(paymentParts(customer.id, order));
  const { progress, confirm, checkAgain } = usePaymentProgress({
    order,
    sent,
    onSend,
    find: (signal) => api.call(findPaymentAttempt, { key: idempotencyKey }, { signal }),
    onOutcome: (outcome) => {
      if (outcome.type === 'answered' || outcome.type === 'rejected') forgetKey();
      if (outcome.type === 'answered') {
        const { receipt } = outcome;
        events.emit('payment.made', {
          leaseUuid: lease.uuid,
          loanNumber: lease.loanNumber,
          amountCents: receipt.amount,
          payAt: receipt.date,
          scheduled: receipt.outcome === 'scheduled',
        });
      }
      onOutcome(outcome);
    },
  });
  const failed = progress.status === 'rejected' || progress.status === 'not-made';
  useEffect(() => {
    if (!failed) return;
    for (const endpoint of changedByFailure) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
    }
  }, [failed, queryClient]);
  const send = () =>
    payment.mutateAsync({
      leaseUuid: order.leaseUuid,
      amount: order.amount,
      date: order.date,
      methodType: order.method.type,
      methodId: order.method.id,
      isPayoff: isPayoff(order.amount, lease.extra?.balance ?? null),
      authorization: keepsAuthorization ? authorization : null,
    });
  return {
    progress,
    confirm: () => void confirm(send),
    checkAgain,
    amount: formatMoney(order.amount),
  };
}
