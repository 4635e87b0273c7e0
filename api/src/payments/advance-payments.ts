import { addDays, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { leaseDay } from '../leases/lease-day.ts';
import type { Charge, ChargeState, Processor } from '../processor/processor.ts';
import { traceOf } from '../errors/error-trace.ts';
import { leases, payments, users } from '../store/schema.ts';
import { takeUp } from '../worker/take-up.ts';
import { claimPayment, isClaimable } from './claim-payment.ts';
import {
  chargeOf,
  ownerColumns,
  recordFailedTry,
  type OpenCharge,
  type PaymentOwner,
} from './payment-intents.ts';
import type { ProcessorServices } from './payment-services.ts';
import { recordLaterState } from './record-later-state.ts';
import { recordOutcome } from './record-outcome.ts';
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
