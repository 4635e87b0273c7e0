import { randomUUID } from 'node:crypto';
import { addDays, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { leaseDay } from '../leases/lease-day.ts';
import { lockLease } from '../leases/lease-store.ts';
import type { Charge, ChargeState, Processor } from '../processor/processor.ts';
import { paidOff } from '../scheduled-payments/scheduled-payments.ts';
import { traceOf } from '../errors/error-trace.ts';
import type { Db } from '../store/database.ts';
import { leases, payments, users } from '../store/schema.ts';
import { takeUp } from '../worker/take-up.ts';
import {
  answerLimit,
  chargeOf,
  liveChargeOf,
  mostTries,
  movePayment,
  recordFailedTry,
  storeCharge,
  type OpenCharge,
  type PaymentOwner,
  type PaymentRow,
  ownerColumns,
} from './payment-intents.ts';
import type { ProcessorServices } from './payment-services.ts';
import { recordLaterState } from './record-later-state.ts';
import { bankPause, cancelPayment, recordOutcome } from './record-outcome.ts';
import { recordRefunds } from './refunds/record-refund.ts';

/** Payments that are read at once. */
const batchSize = 100;

/**
 * Takes up every payment that can go on without its customer: scheduled ones whose day has come in their lease's time
 * zone (OP-105), and those whose outcome is still open, because a process died, the database failed or the processor
 * gave no answer.
 *
 * Any number of processes may do so at once. A payment is claimed for a while, in a transaction of its own; then the
 * processor is asked, with no transaction open; then the outcome is booked. A payment is first looked up at the processor
 * by the key of its charge, and asked for under that key when it never arrived there. A try that fails is repeated later;
 * after `mostTries` the payment is canceled, its charge is to be taken back, and its customer told. No payment holds up
 * another.
 *
 * @returns how many payments got their outcome
 */
export async function advancePayments(services: ProcessorServices): Promise<number> {
  let finished = 0;
  let after: Position = { payOn: '0001-01-01' as CalendarDate, id: 0 };
  for (;;) {
    const batch = await findDue(services, after);
    const last = batch.at(-1);
    if (!last) break;
    finished += await advanceBatch(services, batch);
    after = last;
  }
  return finished;
}

/** A place in the queue, which is in the order of days and then of ids. */
interface Position {
  readonly payOn: CalendarDate;
  readonly id: number;
}

interface DuePayment extends Position {
  readonly leaseId: number;
  readonly timeZone: string | null;
  readonly owner: PaymentOwner;
}

/** Returns the next payments in the queue whose day may have come and that nobody has claimed. */
async function findDue({ db, clock }: ProcessorServices, after: Position): Promise<readonly DuePayment[]> {
  const now = clock.now();
  // No time zone is a whole day ahead of UTC.
  const latest = addDays(utcDay(now), 1);
  return db
    .select({
      id: payments.id,
      payOn: payments.payOn,
      leaseId: payments.leaseId,
      timeZone: leases.timeZone,
      owner: ownerColumns,
    })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(
      and(
        isClaimable(now),
        lte(payments.payOn, latest),
        sql`(${payments.payOn}, ${payments.id}) > (${after.payOn}::date, ${after.id})`,
      ),
    )
    .orderBy(asc(payments.payOn), asc(payments.id))
    .limit(batchSize);
}

const isClaimable = (now: Date) =>
  or(
    eq(payments.status, 'scheduled'),
    and(inArray(payments.status, ['processing', 'submitted']), lte(payments.claimedUntil, now)),
  );

/** Takes up the payments of several leases at the same time, and those of one lease one after the other. */
async function advanceBatch(services: ProcessorServices, batch: readonly DuePayment[]): Promise<number> {
  const byLease = new Map<number, DuePayment[]>();
  for (const due of batch) {
    if (compareDates(due.payOn, leaseDay(services, due.timeZone).today) > 0) continue;
    byLease.set(due.leaseId, [...(byLease.get(due.leaseId) ?? []), due]);
  }
  const waiting = [...byLease.values()];
  let finished = 0;
  await takeUp(
    async () => waiting.shift(),
    async (ofLease) => {
      for (const due of ofLease) if (await advance(services, due)) finished += 1;
    },
  );
  return finished;
}

/** Takes up one payment; whatever goes wrong with it is stored with it. */
async function advance(services: ProcessorServices, due: DuePayment): Promise<boolean> {
  const { db, processor } = services;
  try {
    const claim = await db.transaction((tx) => claimPayment(tx, services, due));
    if (claim.status !== 'claimed') return claim.status === 'finished';
    const { charge } = claim;
    if (charge.payment.status === 'submitted') return await lookAtBank(services, due, charge);
    const state = await findOrAsk(processor, chargeOf(charge, due.owner.uuid));
    if (state.status === 'processing') {
      await recordFailedTry(services, due, { type: 'undecided' });
      return false;
    }
    const booked = { ...charge, owner: due.owner };
    const answer = await db.transaction((tx) => recordOutcome(tx, services, booked, state));
    await recordRefunds(services, booked, state);
    return answer !== null;
  } catch (error) {
    // When the database fails too, the claim ends by itself.
    await recordFailedTry(services, due, traceOf(error)).catch(() => undefined);
    return false;
  }
}

/**
 * Returns what has become of a charge, and asks for one that never arrived. That of a scheduled payment is looked up too,
 * because the database may have been restored from before it was drawn: one short request for each drawn payment, for
 * which no customer waits.
 */
async function findOrAsk(processor: Processor, charge: Charge): Promise<ChargeState> {
  return (await processor.find(charge)) ?? (await processor.charge(charge));
}

/** Looks up what the bank has done with a debit; nothing changes while it has done nothing. */
async function lookAtBank(
  services: ProcessorServices,
  { owner }: DuePayment,
  { payment, key }: OpenCharge,
): Promise<boolean> {
  const state = await services.processor.find(chargeOf({ payment, key }, owner.uuid));
  if (state === null) return false;
  return recordLaterState(services, { payment, owner }, state);
}

type Claim =
  | { readonly status: 'busy' | 'finished' }
  | { readonly status: 'claimed'; readonly charge: OpenCharge };

const busy: Claim = { status: 'busy' };

/** Claims a payment; the lease is locked before the payment, as by a payoff that cancels what is scheduled. */
async function claimPayment(tx: Db, services: ProcessorServices, due: DuePayment): Promise<Claim> {
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
  if (payment.status === 'processing') return claimAgain(tx, services, { due, payment, claimedUntil });

  const drawn = await amountToDraw(tx, services, payment, due.owner);
  if (drawn.status !== 'draw') {
    if (drawn.status === 'busy') return busy;
    await movePayment(tx, payment, 'scheduled', 'canceled', { reason: paidOff });
    return { status: 'finished' };
  }
  const { amountCents } = drawn;
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

interface ClaimedAgain {
  readonly due: DuePayment;
  readonly payment: PaymentRow;
  readonly claimedUntil: Date;
}

/** Claims a payment that was asked for before; gives it up when its tries are used up. */
async function claimAgain(
  tx: Db,
  services: ProcessorServices,
  { due, payment, claimedUntil }: ClaimedAgain,
): Promise<Claim> {
  const now = services.clock.now();
  const key = await liveChargeOf(tx, payment.id);
  if (payment.tries >= mostTries) {
    const { owner } = due;
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

/** Returns the scheduled amount, at most what is left of the balance when the payments in progress are made. */
async function amountToDraw(
  tx: Db,
  services: ProcessorServices,
  { id, leaseId, amountCents, payOn }: PaymentRow,
  owner: PaymentOwner,
): Promise<{ readonly status: 'busy' | 'paid' } | { readonly status: 'draw'; readonly amountCents: number }> {
  const entry = await lockLease(tx, services, { ...owner, on: payOn });
  if (entry?.status !== 'running' || entry.account.balance <= 0) return { status: 'paid' };
  const inProgress = await tx
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'processing'), ne(payments.id, id)));
  const reserved = inProgress.reduce((sum, other) => sum + other.amountCents, 0);
  // What the others leave is known once they have their outcome.
  if (reserved > 0 && amountCents > entry.account.balance - reserved) return { status: 'busy' };
  return { status: 'draw', amountCents: Math.min(amountCents, entry.account.balance) };
}
