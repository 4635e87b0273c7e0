import type { PaymentAttempt, PaymentReceipt } from '@portal/domain';

/**
 * How far a confirmed payment has come.
 * Only `reviewing`, `not-made` and `refused` offer to pay: in every other state money may be moving or has moved.
 */
export type PaymentProgress =
  | { readonly status: 'reviewing' }
  | { readonly status: 'sending' }
  /** No answer came, or the page was opened again in the middle: the api is being asked what became of the key. */
  | { readonly status: 'checking'; readonly why: 'no-answer' | 'reopened'; readonly tries: number }
  /** The api could not be asked, or is still at it. */
  | { readonly status: 'uncertain'; readonly because: 'unreachable' | 'still-pending' }
  /** The api knows nothing of the key: paying again with the same key is safe. */
  | { readonly status: 'not-made' }
  /** A final no. Trying again is another payment with another key. */
  | { readonly status: 'refused'; readonly reason: string | null }
  | { readonly status: 'done'; readonly receipt: PaymentReceipt };

export type PaymentEvent =
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly receipt: PaymentReceipt }
  | { readonly type: 'refused'; readonly reason: string | null }
  | { readonly type: 'lost' }
  | { readonly type: 'checked'; readonly attempt: PaymentAttempt }
  | { readonly type: 'check-failed' }
  | { readonly type: 'check-again' };

/** So often a payment that the api still works on is asked for before the customer is told to wait. */
export const maximumChecks = 5;

/** Where a payment stands when its page opens: one that was sent before must be checked first. */
export function initialProgress(sent: boolean): PaymentProgress {
  return sent ? { status: 'checking', why: 'reopened', tries: 1 } : { status: 'reviewing' };
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
        : { status: 'uncertain', because: 'still-pending' };
  }
}

/**
 * The next state; the same object when the event means nothing now, so that a second click or a late answer is no step.
 * PAY-16 to 19 and "A payment can't be doubled".
 */
export function nextProgress(progress: PaymentProgress, event: PaymentEvent): PaymentProgress {
  switch (event.type) {
    case 'confirmed':
      return progress.status === 'reviewing' || progress.status === 'not-made'
        ? { status: 'sending' }
        : progress;
    case 'answered':
      return progress.status === 'sending' ? { status: 'done', receipt: event.receipt } : progress;
    case 'refused':
      return progress.status === 'sending' ? { status: 'refused', reason: event.reason } : progress;
    case 'lost':
      return progress.status === 'sending' ? { status: 'checking', why: 'no-answer', tries: 1 } : progress;
    case 'checked':
      return progress.status === 'checking' ? afterCheck(progress, event.attempt) : progress;
    case 'check-failed':
      return progress.status === 'checking' ? { status: 'uncertain', because: 'unreachable' } : progress;
    case 'check-again':
      return progress.status === 'uncertain' ? { status: 'checking', why: 'no-answer', tries: 1 } : progress;
  }
}
