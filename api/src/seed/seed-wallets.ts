import type { CalendarDate } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { banks, cards, users } from '../store/schema.ts';
import { wallets } from './methods.ts';
import { assertDefined } from './assert-defined.ts';
import type { Ids } from './seed-people.ts';

export interface SeededMethod {
  readonly type: 'card' | 'bank';
  readonly id: number;
  readonly last4: string;
}

/** Seeds payment methods and returns those of each person who has some, bank accounts first. */
export async function seedPaymentMethods(tx: Db, ids: Ids, today: CalendarDate, now: Date) {
  const methods = new Map<string, readonly SeededMethod[]>();
  for (const wallet of wallets(today)) {
    const userId = assertDefined(ids.get(wallet.name));
    const owned = { userId, createdAt: now };
    const savedCards = wallet.cards.length
      ? await tx
          .insert(cards)
          .values(wallet.cards.map((card) => ({ ...card, ...owned })))
          .returning()
      : [];
    const savedBanks = wallet.banks.length
      ? await tx
          .insert(banks)
          .values(wallet.banks.map((bank) => ({ ...bank, ...owned })))
          .returning()
      : [];
    const { defaultMethod } = wallet;
    if (defaultMethod) {
      const row = assertDefined((defaultMethod.type === 'card' ? savedCards : savedBanks)[defaultMethod.at]);
      await tx
        .update(users)
        .set({ defaultMethodType: defaultMethod.type, defaultMethodId: row.id })
        .where(eq(users.id, userId));
    }
    methods.set(wallet.name, [
      ...savedBanks.map(({ id, accountLast4: last4 }) => ({ type: 'bank' as const, id, last4 })),
      ...savedCards.map(({ id, last4 }) => ({ type: 'card' as const, id, last4 })),
    ]);
  }
  return methods;
}
