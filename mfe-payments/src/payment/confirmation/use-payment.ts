import { formatMoney, isPayoff, type Lease, type PaymentAttempt } from '@portal/domain';
import { findPaymentAttempt, makePayment } from '@portal/api-contract';
import { useApiMutation, usePlatform, useUser } from '@portal/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentParts, type PaymentOrder } from '../terms/payment-order.ts';
import { completeReceipt, type CompleteReceipt } from './complete-receipt.ts';
import {
  initialProgress,
  nextProgress,
  pauseBeforeCheck,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.ts';
import { checkFailure, paymentFailure } from './payment.errors.ts';

/** How long a check may take before it is given up and made again, ms: an api that was killed may never answer. */
const checkLimit = 5_000;

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
}

/** Sends one confirmed payment, checks what became of it when there is no answer, and emits an event when it is made. */
export function usePayment({ lease, order, authorization, idempotencyKey, sent, onSend }: PaymentOptions) {
  const { api, events, idempotencyKeys } = usePlatform();
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

  function finish(receipt: CompleteReceipt) {
    forgetKey();
    events.emit('payment.made', {
      leaseUuid: lease.uuid,
      loanNumber: lease.loanNumber,
      amountCents: receipt.amount,
      payAt: receipt.date,
      scheduled: receipt.outcome === 'scheduled',
    });
  }

  async function confirm() {
    if (!apply({ type: 'confirmed' })) return;
    onSend();
    try {
      const answer = await payment.mutateAsync({
        leaseUuid: order.leaseUuid,
        amount: order.amount,
        date: order.date,
        methodType: order.method.type,
        methodId: order.method.id,
        isPayoff: isPayoff(order.amount, lease.extra?.balance ?? null),
        authorization,
      });
      const receipt = completeReceipt(answer, order);
      apply({ type: 'answered', receipt });
      finish(receipt);
    } catch (error) {
      const failure = paymentFailure(error);
      if (failure.type === 'rejected') forgetKey();
      apply(failure);
    }
  }

  const onChecked = useEffectEvent((attempt: PaymentAttempt) => {
    if (attempt.status !== 'final') {
      apply({ type: 'checked', attempt });
      return;
    }
    const receipt = completeReceipt(attempt.receipt, order);
    if (apply({ type: 'checked', attempt: { status: 'final', receipt } })) finish(receipt);
  });

  const onCheckFailed = useEffectEvent((error: unknown) => {
    apply({ type: 'check-failed', found: checkFailure(error) });
  });

  useEffect(() => {
    const pause = progress.status === 'checking' ? pauseBeforeCheck(progress) : null;
    if (pause === null) return undefined;
    const abort = new AbortController();
    let left = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      limit = setTimeout(() => abort.abort(), checkLimit);
      // Not a query, because a cached answer must not be used here.
      api.call(findPaymentAttempt, { key: idempotencyKey }, { signal: abort.signal }).then(
        (attempt) => onChecked(attempt),
        (error: unknown) => {
          if (!left) onCheckFailed(error);
        },
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
      clearTimeout(limit);
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
