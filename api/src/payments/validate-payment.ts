import { lockLease, type RunningLease } from '../leases/lease-store.ts';
import { lockMethod, type OwnedMethod } from '../methods/method-store.ts';
import { findScheduled } from '../scheduled-payments/scheduled-payments.ts';
import { StoredAnswer } from '../server/answers.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import type { MethodType } from '../store/schema.ts';
import { limitDeclines } from './decline-limit.ts';
import { lockAttempt, storedEnvelope, type IdempotencyKey } from './payment-attempts.ts';
import { checkOrder, type Order } from './payment-rules.ts';
import type { PaymentServices } from './payment-services.ts';

export interface PaymentRequest extends Order {
  readonly attempt: IdempotencyKey;
  /** Where the receipt goes. */
  readonly email: string;
  readonly leaseUuid: string;
  readonly methodType: MethodType;
  readonly methodId: string | number;
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
  const stored = await lockAttempt(tx, attempt, services.clock.now());
  // Before the method is looked up, because an answer outlives it.
  if (stored.answerStatus !== null) {
    const answer = new StoredAnswer(stored.answerStatus, storedEnvelope(stored));
    return { status: 'answered', outcome: { answer, isReplay: true } };
  }
  if (stored.paymentId !== null) return { status: 'open' };
  const { userId } = attempt;
  const entry = await lockLease(tx, services, { userId, uuid: request.leaseUuid });
  if (!entry) throw notFound('The lease');
  if (entry.status === 'application') throw new Failure(422, { lease: ['This lease has not begun.'] });
  await request.recheck?.(tx, entry);
  // Locked until the payment is stored: a method with a scheduled payment can't be removed.
  const method = await lockMethod(tx, userId, request.methodType, request.methodId);
  if (!method) throw notFound('The payment method');
  const scheduled = await findScheduled(tx, entry.lease.id);
  const { isPayoff } = checkOrder(request, { entry, method: method.method, scheduled });
  if (isPayoff && scheduled.some(({ isProcessing }) => isProcessing)) {
    throw invalid({ lease: 'Another payment of this lease is being processed. Try again in a minute.' });
  }
  await limitDeclines(tx, userId, services.clock.now());
  return { status: 'valid', entry, method, isPayoff };
}
