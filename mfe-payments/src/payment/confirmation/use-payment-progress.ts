import type { PaymentAttempt, PaymentReceipt } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentOrder } from '../terms/payment-order.ts';
import { completeReceipt } from './complete-receipt.ts';
import {
  initialProgress,
  nextProgress,
  pauseBeforeCheck,
  type CheckedAttempt,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentProgress,
} from './payment-progress.ts';
import { checkFailure, paymentFailure } from './payment.errors.ts';
import { readCheck } from './read-check.ts';

/** How long a check may take before it is given up and made again, ms: an api that was killed may never answer. */
const checkLimit = 5_000;

interface ProgressOptions {
  /** The order's own amount and day replace those that the api leaves out (OP-100). */
  readonly order: Pick<PaymentOrder, 'amount' | 'date'>;
  /** Whether it was sent before this page opened. */
  readonly sent: boolean;
  /** Called before the payment is sent, so that a reload knows that it was. */
  readonly onSend: () => void;
  /** Asks the api what became of the payment; no query, because a cached answer must not be used. */
  readonly find: (signal: AbortSignal) => Promise<PaymentAttempt>;
  /** Called with what came of the payment, also after the page was left. */
  readonly onOutcome: (outcome: PaymentOutcome) => void;
  /** Whether the api asks the customer to correct what was typed: then nothing was sent, and the review stays. */
  readonly isCorrection?: (error: unknown) => boolean;
}

interface PaymentControl {
  readonly progress: PaymentProgress;
  /**
   * Sends the payment; a second call in the meantime does nothing.
   *
   * @throws what `isCorrection` names
   */
  readonly confirm: (send: () => Promise<PaymentReceipt>) => Promise<void>;
  readonly checkAgain: () => void;
}

/** Takes a payment from its review to its outcome: sends it once, and checks what became of it when there is no answer. */
export function usePaymentProgress(options: ProgressOptions): PaymentControl {
  const { order, sent, onSend, isCorrection } = options;
  const { language } = useMessages(paymentsMessages);
  const [progress, setProgress] = useState<PaymentProgress>(() => initialProgress(sent));
  // Ahead of the rendered state, so that the second of two clicks in one frame sees the effect of the first.
  const latest = useRef(progress);

  /** Applies an event; returns false when it has no effect. */
  function apply(event: PaymentEvent): boolean {
    const next = nextProgress(latest.current, event);
    if (next === latest.current) return false;
    latest.current = next;
    setProgress(next);
    return true;
  }

  function end(outcome: PaymentOutcome) {
    apply(outcome);
    options.onOutcome(outcome);
  }

  async function confirm(send: () => Promise<PaymentReceipt>) {
    if (!apply({ type: 'confirmed' })) return;
    onSend();
    let receipt: PaymentReceipt;
    try {
      receipt = await send();
    } catch (error) {
      if (isCorrection?.(error)) {
        end({ type: 'corrected' });
        throw error;
      }
      return end(paymentFailure(error));
    }
    end({ type: 'answered', receipt: completeReceipt(receipt, order) });
  }

  const check = useEffectEvent(async (signal: AbortSignal) =>
    readCheck(await options.find(signal), order, language),
  );
  const onChecked = useEffectEvent((attempt: CheckedAttempt) => {
    if (!apply({ type: 'checked', attempt })) return;
    const { current: now } = latest;
    if (now.status === 'done') options.onOutcome({ type: 'answered', receipt: now.receipt });
    if (now.status === 'rejected') options.onOutcome({ type: 'rejected', rejection: now.rejection });
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
      check(abort.signal).then(
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
  }, [progress]);

  return { progress, confirm, checkAgain: () => void apply({ type: 'check-again' }) };
}
