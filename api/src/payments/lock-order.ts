import { and, eq, sql } from 'drizzle-orm';
import { lockLeaseRow, type StoredLease } from '../leases/lease-store.ts';
import { lockMethod, ownedBank, ownedCard, type OwnedMethod } from '../methods/method-store.ts';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { banks, cards, leases, leaseTerms, type MethodType } from '../store/schema.ts';
import { lockAttempt, storedAttempt, type AttemptRow, type IdempotencyKey } from './payment-attempts.ts';

/** What an order is about; nothing of it is checked yet. */
export interface OrderedPayment {
  readonly attempt: IdempotencyKey;
  readonly leaseUuid: string;
  readonly methodType: MethodType;
  readonly methodId: string | number;
}

/** The rows of an order, locked until the transaction ends; null for what is not the customer's. */
export interface LockedOrder {
  readonly stored: AttemptRow;
  readonly lease: StoredLease | null;
  readonly method: OwnedMethod | null;
}

const orderByCard = prepared((tx) => {
  const attempt = tx.$with('attempt').as(storedAttempt(tx));
  return tx
    .with(attempt)
    .select()
    .from(attempt)
    .innerJoin(leases, and(eq(leases.userId, attempt.userId), eq(leases.uuid, sql.placeholder('uuid'))))
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
    .innerJoin(leases, and(eq(leases.userId, attempt.userId), eq(leases.uuid, sql.placeholder('uuid'))))
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .innerJoin(banks, and(eq(banks.userId, attempt.userId), eq(banks.id, sql.placeholder('methodId'))))
    .for('update', { of: [leases, banks] })
    .prepare('lock_order_by_bank');
});

/**
 * Stores or locks the key of an order, then locks its lease and its method, in one statement when all are there. A method
 * that is locked can't be removed: the order may schedule a payment by it.
 */
export async function lockOrder(tx: Db, order: OrderedPayment, now: Date): Promise<LockedOrder> {
  const { attempt, leaseUuid: uuid, methodType, methodId } = order;
  const owned = { userId: attempt.userId, uuid };
  const together = await lockTogether(tx, order, now);
  if (together) return together;
  const stored = await lockAttempt(tx, attempt, now);
  const lease = await lockLeaseRow(tx, owned);
  return { stored, lease, method: await lockMethod(tx, attempt.userId, methodType, methodId) };
}

async function lockTogether(
  tx: Db,
  { attempt, leaseUuid: uuid, methodType, methodId: id }: OrderedPayment,
  now: Date,
): Promise<LockedOrder | null> {
  const methodId = rowId(id);
  if (methodId === null) return null;
  const order = { ...attempt, startedAt: now, uuid, methodId };
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
