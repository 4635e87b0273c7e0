import { Failure } from '../server/failure.ts';
import { pleaseWait } from '../sign-in/sign-in-limits.ts';

/** Milliseconds. */
const span = 60 * 60_000;
/** Declined payments of one customer within an hour, after which no further one is sent to the processor. */
export const declinesByCustomer = 10;
/** Seconds to wait for payments whose outcome is still open. */
const openPause = 60;

/** The first instant at which a declined payment still counts. */
export const countedSince = (now: Date) => new Date(now.getTime() - span);

/** A customer's payments within the span. */
export interface LatestPayments {
  readonly declined: number;
  /** With those whose outcome is open. */
  readonly all: number;
  /** When the first of the declined ones was made. */
  readonly first: Date | null;
}

/**
 * Rejects a payment of a customer of whom many were declined: that is how stolen cards are tried out. Payments whose
 * outcome is open count too, so that no more are tried when they are sent at the same moment.
 *
 * @throws Failure 429 with the seconds to wait
 */
export function limitDeclines({ declined, all, first }: LatestPayments, now: Date): void {
  if (all < declinesByCustomer) return;
  const isUsedUp = declined >= declinesByCustomer && first !== null;
  const seconds = isUsedUp ? Math.ceil((first.getTime() - countedSince(now).getTime()) / 1000) : openPause;
  throw new Failure(429, `Too many payments were declined. ${pleaseWait(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}
