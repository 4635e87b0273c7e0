import { leaseDay } from '../leases/lease-day.ts';
import { leaseEntry, type RunningLease } from '../leases/lease-store.ts';
import type { Recipient } from '../mail/reader.ts';
import type { OwnedMethod } from '../methods/method-store.ts';
import { StoredAnswer } from '../server/answers.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { limitDeclines } from './decline-limit.ts';
import { lockOrder, type OrderedPayment } from './lock-order.ts';
import { checkRequest, storedEnvelope } from './payment-attempts.ts';
import { checkOrder, type Order } from './payment-rules.ts';
import { findSituation } from './payment-situation.ts';
import type { PaymentServices } from './payment-services.ts';

export interface PaymentRequest extends Order, OrderedPayment {
  /** Who gets the receipt. */
  readonly recipient: Recipient;
  /** The authorization of a bank withdrawal as the customer agreed to it. */
  readonly authorization: string | null;
  /** Throws a Failure when the lease, now locked, is not as the customer was shown it. */
  readonly recheck?: (tx: Db, locked: RunningLease) => Promise<void>;
}

export interface PaymentOutcome {
  readonly answer: StoredAnswer;
  /** Whether the answer was given before. */
  readonly isReplay: boolean;
}

/** A payment that keeps the rules, with its lease and its method locked. */
export interface ValidatedPayment {
  readonly status: 'valid';
  readonly entry: RunningLease;
  readonly method: OwnedMethod;
  readonly isPayoff: boolean;
}

/**
 * Locks the key, the lease and the method until the transaction ends, and checks the order; returns the answer when the
 * key has one already, and `open` while the payment that it named has no outcome.
 *
 * @throws Failure 404 for a lease or method that is not the customer's, 422 for a broken rule or a key of another request,
 *   429 after too many declined payments
 */
export async function lockAndValidate(
  tx: Db,
  services: PaymentServices,
  request: PaymentRequest,
): Promise<
  | ValidatedPayment
  | { readonly status: 'answered'; readonly outcome: PaymentOutcome }
  | { readonly status: 'open' }
> {
  const { attempt } = request;
  const now = services.clock.now();
  const { stored, lease, method } = await lockOrder(tx, request, now);
  checkRequest(stored, attempt);
  // Before the method is looked up, because an answer outlives it.
  if (stored.answerStatus !== null) {
    const answer = new StoredAnswer(stored.answerStatus, storedEnvelope(stored));
    return { status: 'answered', outcome: { answer, isReplay: true } };
  }
  if (stored.paymentId !== null) return { status: 'open' };
  if (!lease) throw notFound('The lease');
  const ordered = { leaseId: lease.lease.id, userId: attempt.userId };
  const { ledger, upcoming, latest } = await findSituation(tx, ordered, now);
  const entry = leaseEntry(lease, ledger, leaseDay(services, lease.lease.timeZone));
  if (entry.status === 'application') throw new Failure(422, { lease: ['This lease has not begun.'] });
  await request.recheck?.(tx, entry);
  if (!method) throw notFound('The payment method');
  const { isPayoff } = checkOrder(request, { entry, method: method.method, scheduled: upcoming });
  if (isPayoff && upcoming.some(({ isProcessing }) => isProcessing)) {
    throw invalid({ lease: 'Another payment of this lease is being processed. Try again in a minute.' });
  }
  limitDeclines(latest, now);
  return { status: 'valid', entry, method, isPayoff };
}
