import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { lockLeaseRow, type StoredLease } from '../leases/lease-store.ts';
import { lockMethod, ownedBank, ownedCard, type OwnedMethod } from '../methods/method-store.ts';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { banks, cards, leases, leaseTerms, type MethodType } from '../store/schema.ts';
import { findAttempt, storedAttempt, type AttemptRow, type IdempotencyKey } from './payment-attempts.ts';

/** What an order is about; nothing of it is checked yet. */
export interface OrderedPayment {
  readonly attempt: IdempotencyKey;
  readonly leaseUuid: string;
  readonly methodType: MethodType;
  readonly methodId: string | number;
}

/**
 * The rows of an order, locked until the transaction ends; null for what is not the customer's. With a key that has named a
 * payment nothing but the key is locked.
 */
export interface LockedOrder {
  readonly stored: AttemptRow;
  readonly lease: StoredLease | null;
  readonly method: OwnedMethod | null;
}

interface AttemptColumns {
  readonly userId: SQLWrapper;
  readonly paymentId: SQLWrapper;
}

/**
 * Only a key without a payment locks a lease. The booking of its payment has locked the lease and then waits for the key:
 * who has the key must not wait for the lease.
 */
const isFree = ({ paymentId }: AttemptColumns) => isNull(paymentId);

const isOrdered = ({ userId }: AttemptColumns) =>
  and(eq(leases.userId, userId), eq(leases.uuid, sql.placeholder('uuid')));

const orderByCard = prepared((tx) => {
  const attempt = tx.$with('attempt').as(storedAttempt(tx));
  return tx
    .with(attempt)
    .select()
    .from(attempt)
    .innerJoin(leases, and(isFree(attempt), isOrdered(attempt)))
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .innerJoin(cards, and(eq(cards.userId, attempt.userId), eq(cards.id, sql.placeholder('methodId'))))
    .for('update', { of: [leases, cards] })
    .prepare('lock_order_by_card');
});

const orderByBank = prepared((tx) => {
  const attempt = tx.$with('attempt').as(storedAttempt(tx));
  return tx
    .with(attempt)
    .select()
    .from(attempt)
    .innerJoin(leases, and(isFree(attempt), isOrdered(attempt)))
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .innerJoin(banks, and(eq(banks.userId, attempt.userId), eq(banks.id, sql.placeholder('methodId'))))
    .for('update', { of: [leases, banks] })
    .prepare('lock_order_by_bank');
});

/**
 * Stores or locks the key of an order, then locks its lease and its method, in one statement when all are there and the
 * key is new. A method that is locked can't be removed: the order may schedule a payment by it.
 */
export async function lockOrder(tx: Db, order: OrderedPayment, now: Date): Promise<LockedOrder> {
  const { attempt, leaseUuid: uuid, methodType, methodId } = order;
  const owned = { userId: attempt.userId, uuid };
  const together = await lockTogether(tx, order, now);
  if (together) return together;
  const stored = await findAttempt(tx, attempt.userId, attempt.key);
  if (!stored) throw new Error('The attempt was neither stored nor found.');
  if (stored.paymentId !== null) return { stored, lease: null, method: null };
  const lease = await lockLeaseRow(tx, owned);
  return { stored, lease, method: await lockMethod(tx, attempt.userId, methodType, methodId) };
}

/** No row has this id. */
const noMethod = 0;

async function lockTogether(
  tx: Db,
  { attempt, leaseUuid: uuid, methodType, methodId: id }: OrderedPayment,
  now: Date,
): Promise<LockedOrder | null> {
  const order = { ...attempt, startedAt: now, uuid, methodId: rowId(id) ?? noMethod };
  if (methodType === 'card') {
    const [row] = await orderByCard(tx).execute(order);
    if (!row) return null;
    return { stored: row.attempt, lease: leaseOf(row), method: ownedCard(row.cards) };
  }
  const [row] = await orderByBank(tx).execute(order);
  if (!row) return null;
  return { stored: row.attempt, lease: leaseOf(row), method: ownedBank(row.banks) };
}

const leaseOf = (row: {
  readonly leases: StoredLease['lease'];
  readonly lease_terms: StoredLease['terms'];
}): StoredLease => ({ lease: row.leases, terms: row.lease_terms });
