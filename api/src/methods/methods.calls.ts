import { canPayWith } from '@portal/domain';
import { listBanks, listCards, setDefaultMethod } from '@portal/domain/endpoints';
import { eq } from 'drizzle-orm';
import { customerCall, type Call } from '../server/call.ts';
import { invalid, notFound } from '../server/failure.ts';
import { users } from '../store/schema.ts';
import { findBanks, findCards, findMethod } from './method-store.ts';
import { writeBank, writeCard, writeCustomer } from './method-wire.ts';

export const methodCalls: readonly Call[] = [
  customerCall(listCards, async ({ caller: { account } }, { db }) => ({
    customer: writeCustomer(account),
    cards: (await findCards(db, account.id)).map(writeCard),
  })),

  customerCall(listBanks, async ({ caller: { account } }, { db }) => ({
    customer: writeCustomer(account),
    banks: (await findBanks(db, account.id)).map(writeBank),
  })),

  customerCall(setDefaultMethod, async ({ body, caller: { account } }, { db }) => {
    const found = await findMethod(db, account.id, body.type, body.id);
    if (!found) throw notFound('The payment method');
    if (!canPayWith(found.method)) throw invalid({ id: 'This card must be verified first.' });
    await db
      .update(users)
      .set({ defaultMethodKind: body.type, defaultMethodId: found.id })
      .where(eq(users.id, account.id));
    return null;
  }),
];
