import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, ne, or } from 'drizzle-orm';
import { lockLease, type RunningLease } from '../leases/lease-store.ts';
import { paymentCanceledEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { paidOff } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { leases, payments } from '../store/schema.ts';
import {
  answerLimit,
  liveChargeOf,
  mostTries,
  movePayment,
  storeCharge,
  type OpenCharge,
  type PaymentOwner,
  type PaymentRow,
} from './payment-intents.ts';
import type { PaymentServices } from './payment-services.ts';
import { bankPause, cancelPayment } from './record-outcome.ts';
import { receiptOf } from './record-payment.ts';

/** Whether a payment may be claimed: nobody works on it. */
export const isClaimable = (now: Date) =>
  or(
    eq(payments.status, 'scheduled'),
    and(inArray(payments.status, ['processing', 'submitted']), lte(payments.claimedUntil, now)),
  );

/** A payment that this process asks the processor about next, or why it does not. */
type Claim =
  | { readonly status: 'busy' | 'finished' }
  | { readonly status: 'claimed'; readonly charge: OpenCharge };

const busy: Claim = { status: 'busy' };

/** Claims a payment; the lease is locked before the payment, as by a payoff that cancels what is scheduled. */
export async function claimPayment(tx: Db, services: PaymentServices, due: ClaimablePayment): Promise<Claim> {
  const now = services.clock.now();
  const [free] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.id, due.leaseId))
    .for('update', { skipLocked: true });
  if (!free) return busy;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, due.id), isClaimable(now)))
    .for('update', { skipLocked: true });
  if (!payment) return busy;
  const claimedUntil = new Date(now.getTime() + answerLimit);
  if (payment.status === 'submitted') return claimDebit(tx, payment, now);
  const claim = payment.status === 'processing' ? claimAgain : claimScheduled;
  return claim(tx, services, { payment, owner: due.owner, claimedUntil });
}

/** A payment that may be claimed. */
interface ClaimablePayment {
  readonly id: number;
  readonly leaseId: number;
  readonly owner: PaymentOwner;
}

interface ClaimedPayment {
  readonly payment: PaymentRow;
  readonly owner: PaymentOwner;
  readonly claimedUntil: Date;
}

/** Claims a scheduled payment; cancels one of a lease that has been paid off meanwhile, which its customer is told. */
async function claimScheduled(
  tx: Db,
  services: PaymentServices,
  { payment, owner, claimedUntil }: ClaimedPayment,
): Promise<Claim> {
  const now = services.clock.now();
  const entry = await lockLease(tx, services, { ...owner, on: payment.payOn });
  if (entry?.status !== 'running') return busy;
  if (entry.account.balance === 0) {
    await movePayment(tx, payment, 'scheduled', 'canceled', { reason: paidOff });
    await enqueueEmail(tx, owner, paymentCanceledEmail(receiptOf(payment, entry), paidOff), now);
    return { status: 'finished' };
  }
  const amountCents = await amountToDraw(tx, payment, entry);
  if (amountCents === null) return busy;
  const claimed = await movePayment(tx, payment, 'scheduled', 'processing', {
    amountCents,
    claimedUntil,
    tries: 1,
  });
  const charge = { payment: claimed, key: claimed.chargeKey };
  return { status: 'claimed', charge: await storeCharge(tx, charge, now) };
}

/** Claims a bank debit that has been submitted, until the next look. */
async function claimDebit(tx: Db, payment: PaymentRow, now: Date): Promise<Claim> {
  const claimedUntil = new Date(now.getTime() + bankPause);
  await tx.update(payments).set({ claimedUntil }).where(eq(payments.id, payment.id));
  const key = await liveChargeOf(tx, payment.id);
  return key === null ? busy : { status: 'claimed', charge: { payment, key } };
}

/** Claims a payment that was asked for before; gives it up when its tries are used up. */
async function claimAgain(
  tx: Db,
  services: PaymentServices,
  { payment, owner, claimedUntil }: ClaimedPayment,
): Promise<Claim> {
  const now = services.clock.now();
  const key = await liveChargeOf(tx, payment.id);
  if (payment.tries >= mostTries) {
    const entry = await lockLease(tx, services, { ...owner, on: payment.payOn });
    if (entry?.status !== 'running') return busy;
    await cancelPayment(tx, { payment, key: key ?? '', owner, entry, now }, givenUp);
    return { status: 'finished' };
  }
  const tries = payment.tries + 1;
  await tx.update(payments).set({ claimedUntil, tries }).where(eq(payments.id, payment.id));
  const claimed = { ...payment, claimedUntil, tries };
  if (key !== null) return { status: 'claimed', charge: { payment: claimed, key } };
  const charge = { payment: claimed, key: randomUUID() };
  return { status: 'claimed', charge: await storeCharge(tx, charge, now) };
}

const givenUp =
  'The payment processor gave no answer, so this payment was canceled. If your bank shows it, it is taken back.';

/**
 * Returns the scheduled amount, at most what is left of the balance when the payments in progress are made; null as long as
 * that depends on their outcome.
 */
async function amountToDraw(
  tx: Db,
  { id, leaseId, amountCents }: PaymentRow,
  { account: { balance } }: RunningLease,
): Promise<number | null> {
  const inProgress = await tx
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'processing'), ne(payments.id, id)));
  const reserved = inProgress.reduce((sum, other) => sum + other.amountCents, 0);
  if (reserved > 0 && amountCents > balance - reserved) return null;
  return Math.min(amountCents, balance);
}
