import { formatDate, type PaymentMethod } from '@portal/domain';
import { readBank, readCard } from '@portal/api-contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isUpcoming } from '../scheduled-payments/scheduled-payments.ts';
import { Failure, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { banks, cards, payments, users, type MethodType } from '../store/schema.ts';
import { writeBank, writeCard } from './method-wire.ts';

/** Returns a customer's cards, the oldest first. */
export const findCards = (db: Db, userId: number) =>
  db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.id));

/** Returns a customer's bank accounts, the oldest first. */
export const findBanks = (db: Db, userId: number) =>
  db.select().from(banks).where(eq(banks.userId, userId)).orderBy(asc(banks.id));

/** A saved method in domain names, with its row's id and last four digits. */
export interface OwnedMethod {
  readonly id: number;
  readonly last4: string;
  /** The processor's name for it. */
  readonly reference: string;
  readonly method: PaymentMethod;
}

const isOwn = (table: typeof cards | typeof banks) =>
  and(eq(table.id, sql.placeholder('id')), eq(table.userId, sql.placeholder('userId')));
const lockedCard = prepared((tx) =>
  tx.select().from(cards).where(isOwn(cards)).for('update').prepare('lock_card'),
);
const lockedBank = prepared((tx) =>
  tx.select().from(banks).where(isOwn(banks)).for('update').prepare('lock_bank'),
);

/**
 * Locks a customer's method until the transaction ends, so that it can't be removed. Returns null when there is no such
 * method, or it is another customer's.
 */
export async function lockMethod(
  tx: Db,
  userId: number,
  type: MethodType,
  id: string | number,
): Promise<OwnedMethod | null> {
  const row = rowId(id);
  if (row === null) return null;
  const owned = { id: row, userId };
  if (type === 'card') {
    const [card] = await lockedCard(tx).execute(owned);
    return card ? ownedCard(card) : null;
  }
  const [bank] = await lockedBank(tx).execute(owned);
  return bank ? ownedBank(bank) : null;
}

/** Returns a saved card as it is charged. */
export function ownedCard(card: typeof cards.$inferSelect): OwnedMethod {
  const { id, last4, processorReference: reference } = card;
  return { id, last4, reference, method: readCard(writeCard(card)) };
}

/** Returns a saved bank account as it is charged. */
export function ownedBank(bank: typeof banks.$inferSelect): OwnedMethod {
  const { id, accountLast4: last4, processorReference: reference } = bank;
  return { id, last4, reference, method: readBank(writeBank(bank)) };
}

/**
 * Deletes a customer's method; if it was the default, no default is left.
 *
 * @throws Failure 404 when it does not exist or is another customer's, 409 while a scheduled payment uses it
 */
export async function deleteMethod(db: Db, userId: number, type: MethodType, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Scheduling a payment locks the method too, so that neither misses the other.
    const found = await lockMethod(tx, userId, type, id);
    if (!found) throw notFound(type === 'card' ? 'The card' : 'The bank account');
    const [last] = await tx
      .select({ payOn: payments.payOn })
      .from(payments)
      .where(and(eq(payments.methodType, type), eq(payments.methodId, found.id), isUpcoming))
      .orderBy(desc(payments.payOn))
      .limit(1);
    if (last) {
      throw new Failure(
        409,
        `A payment with this method is scheduled for ${formatDate(last.payOn)}. Remove it after that day.`,
      );
    }
    await tx
      .update(users)
      .set({ defaultMethodType: null, defaultMethodId: null })
      .where(
        and(eq(users.id, userId), eq(users.defaultMethodType, type), eq(users.defaultMethodId, found.id)),
      );
    const table = type === 'card' ? cards : banks;
    await tx.delete(table).where(eq(table.id, found.id));
  });
}
