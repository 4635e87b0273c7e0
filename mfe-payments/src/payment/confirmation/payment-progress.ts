import type { PaymentAttempt, PaymentRejection } from '@portal/domain';
import type { CompleteReceipt } from './complete-receipt.ts';

/** Why it is not known what became of a payment: no answer, a server error, or the page was left meanwhile. */
export type DoubtCause = 'no-answer' | 'server-error' | 'reopened';

/**
 * What the last check found: nothing yet, no api, a payment in progress, or an api that answers no such question, which
 * is not asked again.
 */
type CheckFinding = 'nothing' | 'unreachable' | 'pending' | 'no-lookup';

/**
 * What is known of a rejection: the customer's bank declined it, it was canceled, the customer has to wait, the api named
 * another reason, or nothing, as of one that a check finds at a backend that does not say it (PAY-40, OP-101, OP-104).
 * Money of a canceled payment may have been taken, and goes back.
 */
export type Rejection =
  | { readonly type: PaymentRejection['status']; readonly reason: string | null }
  | { readonly type: 'limited'; readonly reason: string }
  | { readonly type: 'explained'; readonly reason: string }
  | { readonly type: 'unknown' };

/**
 * The progress of a payment. Only `reviewing`, `not-made` and `rejected` offer to pay: in every other state the payment
 * may be in progress or has been made.
 */
export type PaymentProgress =
  | { readonly status: 'reviewing' }
  | { readonly status: 'sending' }
  /** The api is asked what became of the payment, again and again until it answers. */
  | {
      readonly status: 'checking';
      readonly cause: DoubtCause;
      /** How many checks were made before this one; zero again when the customer asks. */
      readonly checks: number;
      readonly found: CheckFinding;
    }
  /** The api has made no payment with the key: paying again with the same key is safe. */
  | { readonly status: 'not-made'; readonly cause: DoubtCause }
  /** The payment was finally rejected. Trying again is another payment with another key. */
  | { readonly status: 'rejected'; readonly rejection: Rejection }
  | { readonly status: 'done'; readonly receipt: CompleteReceipt };

/** A check's answer, with the receipt completed. */
export type CheckedAttempt =
  | Exclude<PaymentAttempt, { status: 'final' }>
  | { readonly status: 'final'; readonly receipt: CompleteReceipt };

export type PaymentEvent =
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly receipt: CompleteReceipt }
  | { readonly type: 'rejected'; readonly rejection: Rejection }
  /** The api has sent nothing on, because the customer has to correct what was typed. */
  | { readonly type: 'corrected' }
  | { readonly type: 'lost'; readonly cause: DoubtCause }
  | { readonly type: 'checked'; readonly attempt: CheckedAttempt }
  | { readonly type: 'check-failed'; readonly found: 'unreachable' | 'no-lookup' }
  | { readonly type: 'check-again' };

/** What came of sending a payment, or later of a check; of a lost one nothing more is heard once the page is left. */
export type PaymentOutcome = Extract<PaymentEvent, { type: 'answered' | 'rejected' | 'corrected' | 'lost' }>;

/** How many checks may find the payment pending before the customer is told that it takes longer. */
const quietChecks = 5;

const firstCheck = (cause: DoubtCause): PaymentProgress => ({
  status: 'checking',
  cause,
  checks: 0,
  found: 'nothing',
});

/** Returns the progress of a payment when its page opens: one that was sent before must be checked first. */
export function initialProgress(sent: boolean): PaymentProgress {
  return sent ? firstCheck('reopened') : { status: 'reviewing' };
}

/**
 * Returns how long to wait before the next check: not at all for the first, then longer each time up to five seconds, so
 * that the outcome shows soon after the api is back. Null when the api has no answer to give.
 */
export function pauseBeforeCheck({
  checks,
  found,
}: Extract<PaymentProgress, { status: 'checking' }>): number | null {
  return found === 'no-lookup' ? null : Math.min(checks * 1_500, 5_000);
}

/** Returns what to tell the customer of a payment that is being checked. */
export function doubtOf({
  checks,
  found,
}: Extract<PaymentProgress, { status: 'checking' }>): Exclude<CheckFinding, 'nothing'> | null {
  if (found === 'nothing') return null;
  return found === 'pending' && checks < quietChecks ? null : found;
}

function rejectionOf(found: PaymentRejection | null): Rejection {
  return found === null ? { type: 'unknown' } : { type: found.status, reason: found.reason };
}

function afterCheck(
  progress: Extract<PaymentProgress, { status: 'checking' }>,
  attempt: CheckedAttempt,
): PaymentProgress {
  switch (attempt.status) {
    case 'final':
      return { status: 'done', receipt: attempt.receipt };
    case 'unknown':
      return { status: 'not-made', cause: progress.cause };
    case 'rejected':
      return { status: 'rejected', rejection: rejectionOf(attempt.rejection) };
    case 'pending':
      return { ...progress, checks: progress.checks + 1, found: 'pending' };
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
      return progress.status === 'sending' ? { status: 'rejected', rejection: event.rejection } : progress;
    case 'corrected':
      return progress.status === 'sending' ? { status: 'reviewing' } : progress;
    case 'lost':
      return progress.status === 'sending' ? firstCheck(event.cause) : progress;
    case 'checked':
      return progress.status === 'checking' ? afterCheck(progress, event.attempt) : progress;
    case 'check-failed':
      return progress.status === 'checking'
        ? { ...progress, checks: progress.checks + 1, found: event.found }
        : progress;
    case 'check-again':
      return progress.status === 'checking' ? firstCheck(progress.cause) : progress;
  }
}

/** Returns which title the page has: the title follows what has become of the payment. */
export function titleOf(
  progress: PaymentProgress,
): 'review' | 'sent' | 'rejected' | 'canceled' | 'scheduled' | 'processed' {
  switch (progress.status) {
    case 'reviewing':
    case 'sending':
      return 'review';
    case 'checking':
      return 'sent';
    case 'not-made':
      return 'rejected';
    case 'rejected':
      return progress.rejection.type === 'canceled' ? 'canceled' : 'rejected';
    case 'done':
      return progress.receipt.outcome;
  }
}
