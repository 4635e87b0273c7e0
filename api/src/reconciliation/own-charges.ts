import { and, asc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { bookedCents, isMoneyOf } from '../payments/booked-money.ts';
import type { Db } from '../store/database.ts';
import type { PaymentStatus } from '../store/payment-statuses.ts';
import {
  charges,
  ledgerEntries,
  movements,
  payments,
  refunds,
  type ChargeStatus,
  type MovementType,
  type RefundStatus,
} from '../store/schema.ts';

type Undoing = MovementType & ('payment_return' | 'payment_void');
const undoings: readonly Undoing[] = ['payment_return', 'payment_void'];

interface OwnRefund {
  readonly key: string;
  readonly status: RefundStatus;
  /** What the ledger has booked of it; null when nothing. */
  readonly bookedCents: number | null;
  /** Whether a movement has booked that it was won back. */
  readonly isWon: boolean;
}

/** A charge in the portal's books. */
export interface OwnCharge {
  readonly key: string;
  readonly status: ChargeStatus;
  readonly paymentId: number;
  readonly paymentStatus: PaymentStatus;
  readonly amountCents: number;
  /** Whether the ledger has booked the payment. */
  readonly isBooked: boolean;
  /** The movement that has undone it; null when none has. */
  readonly undoing: Undoing | null;
  readonly refunds: readonly OwnRefund[];
}

/**
 * Returns the payments that are scheduled here and were drawn there, by the keys of their charges: the database was
 * restored from before that, and the worker books them on its next look.
 */
export async function scheduledUnder(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: payments.chargeKey, id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'scheduled'), inArray(payments.chargeKey, [...keys])));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Returns the charges that were made, or of which money went back, in a time, and those with the given keys. */
export async function ownCharges(
  db: Db,
  { from, to, keys }: { readonly from: Date; readonly to: Date; readonly keys: readonly string[] },
): Promise<readonly (OwnCharge & { readonly isOfDay: boolean })[]> {
  const refunded = db
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(and(gte(refunds.createdAt, from), lt(refunds.createdAt, to)));
  const isOfDay = or(
    and(gte(charges.createdAt, from), lt(charges.createdAt, to)),
    inArray(charges.paymentId, refunded),
  );
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
          .select({ paymentId: movements.paymentId, type: movements.type, amountCents: bookedCents })
          .from(movements)
          // A void moves nothing when all of its payment had gone back.
          .leftJoin(ledgerEntries, isMoneyOf(movements.id))
          .where(inArray(movements.paymentId, ids));
  const ordered =
    ids.length === 0
      ? []
      : await db
          .select({ refund: refunds, bookedCents })
          .from(refunds)
          .leftJoin(ledgerEntries, isMoneyOf(refunds.movementId))
          .where(inArray(refunds.paymentId, ids));
  return rows.map(({ charge, payment }) => ({
    key: charge.key,
    status: charge.status,
    paymentId: payment.id,
    paymentStatus: payment.status,
    amountCents: payment.amountCents,
    ...bookingOf(
      payment,
      moved.filter(({ paymentId }) => paymentId === payment.id),
    ),
    refunds: ordered.flatMap(({ refund, bookedCents }) =>
      refund.paymentId === payment.id
        ? [{ key: refund.key, status: refund.status, bookedCents, isWon: refund.wonMovementId !== null }]
        : [],
    ),
    isOfDay: [
      charge,
      ...ordered.flatMap(({ refund }) => (refund.paymentId === payment.id ? [refund] : [])),
    ].some(({ createdAt }) => createdAt >= from && createdAt < to),
  }));
}

/** A movement with what its entry in the ledger says; null without one. */
interface BookedMovement {
  readonly type: MovementType;
  readonly amountCents: number | null;
}

/** Returns whether the ledger has booked a payment, and what undid it: a return all of it, a void what was left. */
function bookingOf(
  { amountCents }: Pick<OwnCharge, 'amountCents'>,
  moved: readonly BookedMovement[],
): Pick<OwnCharge, 'isBooked' | 'undoing'> {
  const booked = (type: MovementType) =>
    moved.reduce((sum, one) => (one.type === type ? sum + (one.amountCents ?? 0) : sum), 0);
  const left = amountCents - booked('refund') + booked('chargeback_won');
  const undoing = undoings.find((type) => moved.some((one) => one.type === type)) ?? null;
  const isWhole = undoing !== null && booked(undoing) === (undoing === 'payment_void' ? left : amountCents);
  return { isBooked: booked('payment') === amountCents, undoing: isWhole ? undoing : null };
}
