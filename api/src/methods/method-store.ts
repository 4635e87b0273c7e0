import type { PaymentMethod } from '@portal/domain';
import { readBank, readCard } from '@portal/domain/endpoints';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { banks, cards, type MethodKind } from '../store/schema.ts';
import { writeBank, writeCard } from './method-wire.ts';

export const findCards = (db: Db, userId: number) =>
  db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.id));

export const findBanks = (db: Db, userId: number) =>
  db.select().from(banks).where(eq(banks.userId, userId)).orderBy(asc(banks.id));

/** A saved method in domain names, with its row's id and the digits it is known by. */
export interface OwnedMethod {
  readonly id: number;
  readonly last4: string;
  readonly method: PaymentMethod;
}

/** One method of a customer; null for an id that nobody or somebody else has. */
export async function findMethod(
  db: Db,
  userId: number,
  kind: MethodKind,
  id: string | number,
): Promise<OwnedMethod | null> {
  const row = rowId(id);
  if (row === null) return null;
  if (kind === 'card') {
    const [card] = await db
      .select()
      .from(cards)
      .where(and(eq(cards.id, row), eq(cards.userId, userId)));
    return card ? { id: row, last4: card.last4, method: readCard(writeCard(card)) } : null;
  }
  const [bank] = await db
    .select()
    .from(banks)
    .where(and(eq(banks.id, row), eq(banks.userId, userId)));
  return bank ? { id: row, last4: bank.accountLast4, method: readBank(writeBank(bank)) } : null;
}
