import { formatMoney, isPayoff, type Lease, type PaymentReceipt } from '@portal/domain';
import { findPaymentAttempt, makePayment } from '@portal/api-contract';
import { useApiMutation, usePlatform, useMessages, useUser } from '@portal/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { paymentParts, type PaymentOrder } from './payment-order.ts';
import {
  initialProgress,
  nextProgress,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.ts';
import { paymentFailure } from './payment.errors.ts';

/** Pause before a payment that the api still works on is asked for again, ms per try made. */
const pauseMs = 1_500;

interface PaymentOptions {
  readonly lease: Lease;
  readonly order: PaymentOrder;
  /** Idempotency key of this payment, from its address. */
  readonly attempt: string;
  /** It was sent before this page opened. */
  readonly sent: boolean;
  /** Called before the payment leaves, so that a reload knows of it. */
  readonly onSend: () => void;
}

/** Sends one confirmed payment, finds out what became of it when no answer comes, and tells the rest of the portal. */
export function usePayment({ lease, order, attempt, sent, onSend }: PaymentOptions) {
  const t = useMessages(paymentsMessages);
  const { api, events, idempotencyKeys, notify } = usePlatform();
  const customer = useUser();
  const [progress, setProgress] = useState<PaymentProgress>(() => initialProgress(sent));
  // Ahead of what is drawn: the second of two clicks in one frame must see the first one's step.
  const latest = useRef(progress);
  const payment = useApiMutation(makePayment, {
    idempotencyKey: () => attempt,
    // Worded by the steps below.
    onError: () => undefined,
  });

  function step(event: PaymentEvent): boolean {
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
    if (!step({ type: 'confirmed' })) return;
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
      step({ type: 'answered', receipt });
      finish(receipt);
    } catch (error) {
      const failure = paymentFailure(error);
      if (failure.type === 'refused') {
        forgetKey();
        notify.error(t('confirm.refused'));
      }
      step(failure);
    }
  }

  const onChecked = useEffectEvent((event: PaymentEvent) => {
    if (step(event) && event.type === 'checked' && event.attempt.status === 'final')
      finish(event.attempt.receipt);
  });

  useEffect(() => {
    if (progress.status !== 'checking') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        // Asked of the api itself: what a cache knows of a payment is worth nothing here.
        api.call(findPaymentAttempt, { key: attempt }, { signal: leaving.signal }).then(
          (found) => onChecked({ type: 'checked', attempt: found }),
          () => {
            if (!leaving.signal.aborted) onChecked({ type: 'check-failed' });
          },
        );
      },
      (progress.tries - 1) * pauseMs,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [progress, api, attempt]);

  return {
    progress,
    confirm: () => void confirm(),
    checkAgain: () => void step({ type: 'check-again' }),
    amount: formatMoney(order.amount),
  };
}
