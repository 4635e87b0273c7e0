import { toDecimal, cents, type PaymentRejection } from '@portal/domain';
import type { WirePaymentReceipt } from '@portal/api-contract';
import type { RunningLease } from '../leases/lease-store.ts';
import {
  paymentCanceledEmail,
  paymentDeclinedEmail,
  paymentProcessedEmail,
  paymentSubmittedEmail,
} from '../mail/email-templates.ts';
import { enqueueEmail, writeRow } from '../mail/outbox.ts';
import type { ChargeState } from '../processor/processor.ts';
import { returnReason } from '../processor/nacha-returns.ts';
import { StoredAnswer } from '../server/answers.ts';
import { failed, succeeded } from '../server/envelope.ts';
import type { Db } from '../store/database.ts';
import { bookCharge, type AcceptedCharge } from './book-charge.ts';
import { lockPayment } from './lock-payment.ts';
import { recordAnswerOf } from './payment-attempts.ts';
import {
  movePayment,
  recordDecline,
  storeVoid,
  type OpenCharge,
  type PaymentOwner,
  type PaymentRow,
} from './payment-intents.ts';
import type { PaymentServices } from './payment-services.ts';
import { endLease, receiptOf } from './record-payment.ts';

/** What a processor has decided about a charge. */
export type Decision = Exclude<ChargeState, { readonly status: 'processing' }>;

/**
 * Books what the processor decided about a charge, once, however often and by however many processes it is told: status,
 * movements, email and the answer of the customer's key change together.
 *
 * @returns the answer; null when the outcome was booked before
 */
export async function recordOutcome(
  tx: Db,
  services: PaymentServices,
  { payment: { id, payOn }, key, owner }: OpenCharge & { readonly owner: PaymentOwner },
  decision: Decision,
): Promise<StoredAnswer | null> {
  const locked = await lockPayment(tx, services, { id, owner, on: payOn });
  if (locked?.payment.status !== 'processing') return null;
  const { payment, entry } = locked;
  const booking = { payment, key, owner, entry, now: services.clock.now() };
  switch (decision.status) {
    case 'declined':
      return decline(tx, booking, decision.reason);
    case 'returned':
      return decline(tx, booking, returnReason(decision.code));
    case 'voided':
      return cancelPayment(tx, booking, 'The payment was taken back before it was booked.');
    case 'succeeded':
    case 'submitted':
    case 'settled':
      // The lease was paid in another way meanwhile.
      if (payment.amountCents > entry.account.totalDue) {
        return cancelPayment(tx, booking, 'The lease has been paid in another way.');
      }
      return book(tx, booking, decision);
  }
}

interface Booking extends OpenCharge {
  readonly owner: PaymentOwner;
  readonly entry: RunningLease;
  readonly now: Date;
}

/** A charge that the processor has taken. */
type Taken = Pick<
  Extract<Decision, { readonly status: 'succeeded' | 'submitted' | 'settled' }>,
  'status' | 'reference'
>;

async function book(
  tx: Db,
  { payment, key, owner, entry, now }: Booking,
  { status, reference }: Taken,
): Promise<StoredAnswer> {
  const accepted = acceptanceOf({ payment, key, owner, entry, now }, { status, reference });
  const taken = await bookCharge(tx, payment, entry.lease.movementCount, accepted);
  if (!taken) throw new Error(`Payment ${payment.id} is not processing.`);
  if (status === 'settled') await movePayment(tx, taken, 'submitted', 'settled');
  if (taken.isPayoff) await endLease(tx, taken, { entry, recipient: owner, now });
  return accepted.answer;
}

/** Returns what changes together when the processor has taken a payment. */
function acceptanceOf(
  { payment, key, owner, entry, now }: Booking,
  { status, reference }: Taken,
): AcceptedCharge {
  const isBank = status !== 'succeeded';
  const email = status === 'submitted' ? paymentSubmittedEmail : paymentProcessedEmail;
  return {
    chargeKey: key,
    reference,
    status: isBank ? 'submitted' : status,
    // A payoff pays the lease off by what was quoted for its day; any other payment does when it covers what is left.
    isPayoff: payment.isPayoff || payment.amountCents >= entry.account.balance,
    claimedUntil: isBank ? new Date(now.getTime() + bankPause) : null,
    receipt: writeRow(owner, email(receiptOf(payment, entry)), now),
    answer: receiptAnswer(payment),
  };
}

/**
 * Books a payment right after it was stored, in one statement instead of a transaction of several, as long as the lease
 * has the movements that it had then and is not paid off.
 *
 * @returns the answer; null when nothing was booked, and `recordOutcome` has to
 */
export async function bookAtOnce(
  { db, clock }: PaymentServices,
  { entry, ...charge }: Omit<Booking, 'now'>,
  decision: Decision,
): Promise<StoredAnswer | null> {
  if (decision.status !== 'succeeded' && decision.status !== 'submitted') return null;
  const accepted = acceptanceOf({ ...charge, entry, now: clock.now() }, decision);
  if (accepted.isPayoff || charge.payment.amountCents > entry.account.totalDue) return null;
  const taken = await bookCharge(db, charge.payment, entry.lease.movementCount, accepted);
  return taken && accepted.answer;
}

async function decline(tx: Db, booking: Booking, reason: string): Promise<StoredAnswer> {
  const { payment, key } = booking;
  await recordDecline(tx, key);
  await movePayment(tx, payment, 'processing', 'declined', { reason });
  return tellOfFailure(tx, booking, { status: 'declined', reason }, paymentDeclinedEmail);
}

/**
 * Cancels a payment whose money may have moved: that its charge is to be taken back is stored with it, and tried until
 * the processor confirms it.
 */
export async function cancelPayment(tx: Db, booking: Booking, reason: string): Promise<StoredAnswer> {
  const { payment, key, now } = booking;
  await storeVoid(tx, key, now);
  await movePayment(tx, payment, 'processing', 'canceled', { reason });
  return tellOfFailure(tx, booking, { status: 'canceled', reason }, paymentCanceledEmail);
}

type Rejection = PaymentRejection & { readonly reason: string };

/** Stores the answer, and an email for a customer who does not wait for it: the payment was scheduled, or took longer. */
async function tellOfFailure(
  tx: Db,
  { payment, entry, owner, now }: Booking,
  { status, reason }: Rejection,
  email: typeof paymentDeclinedEmail,
): Promise<StoredAnswer> {
  const answer = new StoredAnswer(402, failed(402, reason, { status }));
  const isAwaited = (await recordAnswerOf(tx, payment.id, answer)) && payment.tries === 1;
  if (!isAwaited) {
    await enqueueEmail(tx, owner, email(receiptOf(payment, entry), reason), now);
  }
  return answer;
}

/** Milliseconds between looks at a bank debit that has been submitted, besides the processor's events. */
export const bankPause = 12 * 3_600_000;

/** The answer of a payment that was taken or scheduled. */
export function receiptAnswer(payment: PaymentRow): StoredAnswer {
  const receipt: WirePaymentReceipt = {
    payment_id: payment.id,
    scheduled: payment.status === 'scheduled',
    amount: toDecimal(cents(payment.amountCents)),
    date: payment.payOn,
  };
  return new StoredAnswer(200, succeeded(receipt));
}
