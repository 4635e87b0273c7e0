import { formatMoney, isPayoff, type Lease, type PaymentReceipt } from '@portal/domain';
import { findPaymentAttempt, makePayment } from '@portal/api-contract';
import { useApiMutation, usePlatform, useMessages, useUser } from '@portal/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { paymentParts, type PaymentOrder } from '../terms/payment-order.ts';
import {
  initialProgress,
  nextProgress,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.ts';
import { paymentFailure } from './payment.errors.ts';

/** The pause before a pending payment is checked again: this many milliseconds for each check made so far. */
const pauseMs = 1_500;

interface PaymentOptions {
  readonly lease: Lease;
  readonly order: PaymentOrder;
  /** The idempotency key of this payment, from its address. */
  readonly idempotencyKey: string;
  /** Whether it was sent before this page opened. */
  readonly sent: boolean;
  /** Called before the payment is sent, so that a reload knows that it was. */
  readonly onSend: () => void;
}

/** Sends one confirmed payment, checks what became of it when there is no answer, and emits an event when it is made. */
export function usePayment({ lease, order, idempotencyKey, sent, onSend }: PaymentOptions) {
  const t = useMessages(paymentsMessages);
  const { api, events, idempotencyKeys, notify } = usePlatform();
  const customer = useUser();
  const [progress, setProgress] = useState<PaymentProgress>(() => initialProgress(sent));
  // Ahead of the rendered state, so that the second of two clicks in one frame sees the effect of the first.
  const latest = useRef(progress);
  const payment = useApiMutation(makePayment, {
    idempotencyKey: () => idempotencyKey,
    // The progress shows the error.
    onError: () => undefined,
  });

  /** Applies an event; returns false when it has no effect. */
  function apply(event: PaymentEvent): boolean {
    const next = nextProgress(latest.current, event);
    if (next === latest.current) return false;
    latest.current = next;
    setProgress(next);
    return true;
  }

  const forgetKey = () => idempotencyKeys.forget(paymentParts(customer.id, order));

  function finish(receipt: PaymentReceipt) {
    forgetKey();
    events.emit('payment.made', {
      leaseUuid: lease.uuid,
      loanNumber: lease.loanNumber,
      amountCents: receipt.amount,
      payAt: receipt.date,
      scheduled: receipt.outcome === 'scheduled',
    });
    notify.success(t(`outcome.${receipt.outcome}`));
  }

  async function confirm() {
    if (!apply({ type: 'confirmed' })) return;
    onSend();
    try {
      const receipt = await payment.mutateAsync({
        leaseUuid: order.leaseUuid,
        amount: order.amount,
        date: order.date,
        methodType: order.method.type,
        methodId: order.method.id,
        isPayoff: isPayoff(order.amount, lease.extra?.balance ?? null),
      });
      apply({ type: 'answered', receipt });
      finish(receipt);
    } catch (error) {
      const failure = paymentFailure(error);
      if (failure.type === 'rejected') {
        forgetKey();
        notify.error(t('confirm.rejected'));
      }
      apply(failure);
    }
  }

  const onChecked = useEffectEvent((event: PaymentEvent) => {
    if (apply(event) && event.type === 'checked' && event.attempt.status === 'final')
      finish(event.attempt.receipt);
  });

  useEffect(() => {
    if (progress.status !== 'checking') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        // Not a query, because a cached answer must not be used here.
        api.call(findPaymentAttempt, { key: idempotencyKey }, { signal: abort.signal }).then(
          (attempt) => onChecked({ type: 'checked', attempt }),
          () => {
            if (!abort.signal.aborted) onChecked({ type: 'check-failed' });
          },
        );
      },
      (progress.tries - 1) * pauseMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [progress, api, idempotencyKey]);

  return {
    progress,
    confirm: () => void confirm(),
    checkAgain: () => void apply({ type: 'check-again' }),
    amount: formatMoney(order.amount),
  };
}
