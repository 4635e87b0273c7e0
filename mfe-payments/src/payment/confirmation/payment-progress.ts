import type { PaymentAttempt, PaymentReceipt } from '@portal/domain';

/**
 * The progress of a payment. Only `reviewing`, `not-made` and `rejected` offer to pay: in every other state the payment
 * may be in progress or has been made.
 */
export type PaymentProgress =
  | { readonly status: 'reviewing' }
  | { readonly status: 'sending' }
  /** There was no answer, or the page was reloaded meanwhile: the api is asked what became of the payment. */
  | { readonly status: 'checking'; readonly reason: 'no-answer' | 'reopened'; readonly tries: number }
  /** The api could not be reached, or the payment is still pending there. */
  | { readonly status: 'uncertain'; readonly reason: 'unreachable' | 'still-pending' }
  /** The api has made no payment with the key: paying again with the same key is safe. */
  | { readonly status: 'not-made' }
  /** The payment was finally rejected. Trying again is another payment with another key. */
  | { readonly status: 'rejected'; readonly reason: string | null }
  | { readonly status: 'done'; readonly receipt: PaymentReceipt };

export type PaymentEvent =
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly receipt: PaymentReceipt }
  | { readonly type: 'rejected'; readonly reason: string | null }
  | { readonly type: 'lost' }
  | { readonly type: 'checked'; readonly attempt: PaymentAttempt }
  | { readonly type: 'check-failed' }
  | { readonly type: 'check-again' };

/** How often a pending payment is checked before the customer is told to wait. */
export const maximumChecks = 5;

/** Returns the progress of a payment when its page opens: one that was sent before must be checked first. */
export function initialProgress(sent: boolean): PaymentProgress {
  return sent ? { status: 'checking', reason: 'reopened', tries: 1 } : { status: 'reviewing' };
}

function afterCheck(
  progress: Extract<PaymentProgress, { status: 'checking' }>,
  attempt: PaymentAttempt,
): PaymentProgress {
  switch (attempt.status) {
    case 'final':
      return { status: 'done', receipt: attempt.receipt };
    case 'unknown':
      return { status: 'not-made' };
    case 'pending':
      return progress.tries < maximumChecks
        ? { ...progress, tries: progress.tries + 1 }
        : { status: 'uncertain', reason: 'still-pending' };
  }
}

/**
 * Returns the progress after an event; the same object when the event has no effect, so that a second click or a late
 * answer changes nothing. PAY-16 to 19 and "A payment can't be doubled".
 */
export function nextProgress(progress: PaymentProgress, event: PaymentEvent): PaymentProgress {
  switch (event.type) {
    case 'confirmed':
      return progress.status === 'reviewing' || progress.status === 'not-made'
        ? { status: 'sending' }
        : progress;
    case 'answered':
      return progress.status === 'sending' ? { status: 'done', receipt: event.receipt } : progress;
    case 'rejected':
      return progress.status === 'sending' ? { status: 'rejected', reason: event.reason } : progress;
    case 'lost':
      return progress.status === 'sending' ? { status: 'checking', reason: 'no-answer', tries: 1 } : progress;
    case 'checked':
      return progress.status === 'checking' ? afterCheck(progress, event.attempt) : progress;
    case 'check-failed':
      return progress.status === 'checking' ? { status: 'uncertain', reason: 'unreachable' } : progress;
    case 'check-again':
      return progress.status === 'uncertain'
        ? { status: 'checking', reason: 'no-answer', tries: 1 }
        : progress;
  }
}
