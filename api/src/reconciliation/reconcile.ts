import { addDays, cents, formatMoney, type CalendarDate } from '@portal/domain';
import { and, asc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { ChargeState, ListedCharge, Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import type { PaymentStatus } from '../store/payment-statuses.ts';
import { charges, movements, payments, type ChargeStatus } from '../store/schema.ts';

/** One way in which the portal's books and the processor's differ about a charge. */
export interface Difference {
  readonly type:
    | 'missing at the processor'
    | 'not booked'
    | 'not taken back'
    | 'other amount'
    | 'return not booked'
    | 'returned only here'
    | 'booked without a movement';
  /** The key of the charge. */
  readonly key: string;
  /** Null for a charge that the portal does not know. */
  readonly paymentId: number | null;
  /** Amounts in cents; null where there is none. */
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface Reconciliation {
  readonly compared: number;
  /** Keys of charges without an outcome, which the worker still follows. */
  readonly open: readonly string[];
  readonly differences: readonly Difference[];
}

interface OwnCharge {
  readonly key: string;
  readonly status: ChargeStatus;
  readonly paymentId: number;
  readonly paymentStatus: PaymentStatus;
  readonly amountCents: number;
  /** Whether a movement has booked the payment; a return books it back. */
  readonly isBooked: boolean;
  readonly isReturned: boolean;
}

/**
 * Compares every charge of a day (in UTC) in the portal's books with the processor's, and names every difference.
 */
export async function reconcile(db: Db, processor: Processor, day: CalendarDate): Promise<Reconciliation> {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))];
  // A charge that was stored before midnight may arrive after it.
  const listed = await processor.list(startOf(addDays(day, -1)), startOf(addDays(day, 2)));
  const theirs = new Map(listed.map((charge) => [charge.key, charge]));
  const ours = await ownCharges(db, { from, to, keys: [...theirs.keys()] });
  const known = new Map(ours.map((charge) => [charge.key, charge]));
  const ofDay = listed.filter(({ at }) => at >= from && at < to).map(({ key }) => key);
  const keys = new Set([...ours.filter(({ isOfDay }) => isOfDay).map(({ key }) => key), ...ofDay]);
  const open: string[] = [];
  const differences: Difference[] = [];
  for (const key of keys) {
    const own = known.get(key) ?? null;
    if (isOpen(own)) open.push(key);
    else
      differences.push(
        ...differencesOf(key, { ours: own, theirs: theirs.get(key) ?? (await lookUp(processor, own)) }),
      );
  }
  return { compared: keys.size, open, differences };
}

/** Looks up a charge that is not in the processor's list: its clock may show another day. */
async function lookUp(processor: Processor, own: OwnCharge | null): Promise<Held | null> {
  if (own === null) return null;
  const state = await processor.find(own);
  return state && { amountCents: own.amountCents, state };
}

const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

const isOpen = (charge: OwnCharge | null) => charge?.status === 'asked' || charge?.status === 'voiding';

async function ownCharges(
  db: Db,
  { from, to, keys }: { readonly from: Date; readonly to: Date; readonly keys: readonly string[] },
): Promise<readonly (OwnCharge & { readonly isOfDay: boolean })[]> {
  const isOfDay = and(gte(charges.createdAt, from), lt(charges.createdAt, to));
  const rows = await db
    .select({ charge: charges, payment: payments })
    .from(charges)
    .innerJoin(payments, eq(payments.id, charges.paymentId))
    .where(keys.length === 0 ? isOfDay : or(isOfDay, inArray(charges.key, [...keys])))
    .orderBy(asc(payments.id));
  const ids = rows.map(({ payment }) => payment.id);
  const moved =
    ids.length === 0
      ? []
      : await db
          .select({
            paymentId: movements.paymentId,
            type: movements.type,
            amountCents: movements.amountCents,
          })
          .from(movements)
          .where(inArray(movements.paymentId, ids));
  const has = (paymentId: number, type: 'payment' | 'payment_return', amountCents: number) =>
    moved.some((one) => one.paymentId === paymentId && one.type === type && one.amountCents === amountCents);
  return rows.map(({ charge, payment }) => ({
    key: charge.key,
    status: charge.status,
    paymentId: payment.id,
    paymentStatus: payment.status,
    amountCents: payment.amountCents,
    isBooked: has(payment.id, 'payment', payment.amountCents),
    isReturned: has(payment.id, 'payment_return', payment.amountCents),
    isOfDay: charge.createdAt >= from && charge.createdAt < to,
  }));
}

const holdsMoney = ({ status }: ChargeState) =>
  status === 'succeeded' || status === 'submitted' || status === 'settled';

interface Pair {
  readonly ours: OwnCharge | null;
  readonly theirs: Held | null;
}

type Held = Pick<ListedCharge, 'amountCents' | 'state'>;

function differencesOf(key: string, { ours, theirs }: Pair): readonly Difference[] {
  const differ = (type: Difference['type']): Difference => ({
    type,
    key,
    paymentId: ours?.paymentId ?? null,
    ours: ours?.amountCents ?? null,
    theirs: theirs?.amountCents ?? null,
  });
  const isHeld = theirs !== null && holdsMoney(theirs.state);
  if (ours?.status !== 'accepted') {
    if (!isHeld) return [];
    return [differ(ours === null || ours.status === 'declined' ? 'not booked' : 'not taken back')];
  }
  if (theirs === null || theirs.state.status === 'voided' || theirs.state.status === 'declined') {
    return [differ('missing at the processor')];
  }
  const found: Difference[] = [];
  if (theirs.amountCents !== ours.amountCents) found.push(differ('other amount'));
  if (!ours.isBooked) found.push(differ('booked without a movement'));
  const isReturned = theirs.state.status === 'returned';
  if (isReturned && !ours.isReturned) found.push(differ('return not booked'));
  if (!isReturned && ours.isReturned) found.push(differ('returned only here'));
  return found;
}

/** Writes a reconciliation for the operator: a line for each difference, then the sum. */
export function reconciliationLines(
  day: CalendarDate,
  { compared, open, differences }: Reconciliation,
): readonly string[] {
  const money = (amount: number | null) => (amount === null ? 'nothing' : formatMoney(cents(amount)));
  return [
    ...differences.map(
      ({ type, key, paymentId, ours, theirs }) =>
        `${type}: charge ${key}, ${paymentId === null ? 'no payment' : `payment ${paymentId}`}, here ${money(ours)}, at the processor ${money(theirs)}`,
    ),
    ...open.map((key) => `open: charge ${key}`),
    `${day}: ${compared} charges compared, ${differences.length} differences, ${open.length} open`,
  ];
}
