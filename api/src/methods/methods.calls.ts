import { canPayWith } from '@portal/domain';
import {
  addBank,
  addCard,
  cardFormConfig,
  deleteBank,
  deleteCard,
  listBanks,
  listCards,
  setDefaultMethod,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { customerCall, type Call } from '../server/call.ts';
import { invalid, notFound } from '../server/failure.ts';
import { banks, users } from '../store/schema.ts';
import { formOf, saveCard } from './add-card.ts';
import { checkBankNumbers } from './bank-numbers.ts';
import { findBanks, findCards, holdMethod, removeMethod } from './method-store.ts';
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

  customerCall(cardFormConfig, async (_request, { cardProvider }) => formOf(cardProvider)),

  customerCall(addCard, async ({ body, caller: { account } }, services) => {
    await saveCard(account.id, body, services);
    return null;
  }),

  customerCall(setDefaultMethod, async ({ body, caller: { account } }, { db }) => {
    await db.transaction(async (tx) => {
      // Held, so that what is removed at the same moment does not stay the default.
      const found = await holdMethod(tx, account.id, body.type, body.id);
      if (!found) throw notFound('The payment method');
      if (!canPayWith(found.method)) throw invalid({ id: 'This card must be verified first.' });
      await tx
        .update(users)
        .set({ defaultMethodKind: body.type, defaultMethodId: found.id })
        .where(eq(users.id, account.id));
    });
    return null;
  }),

  customerCall(addBank, async ({ body, caller: { account } }, { db, clock, processor }) => {
    const numbers = checkBankNumbers(body);
    const [added] = await db
      .insert(banks)
      .values({
        userId: account.id,
        bank: body.bank.trim(),
        owner: account.fullName ?? account.email,
        routingLast4: numbers.routing.slice(-4),
        accountLast4: numbers.account.slice(-4),
        processorReference: await processor.keepBankAccount(numbers),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: banks.id });
    if (!added) throw invalid({ account: 'This account is saved already.' });
    return null;
  }),

  customerCall(deleteCard, async ({ path, caller: { account } }, { db }) => {
    await removeMethod(db, account.id, 'card', path.id);
    return null;
  }),

  customerCall(deleteBank, async ({ path, caller: { account } }, { db }) => {
    await removeMethod(db, account.id, 'bank', path.id);
    return null;
  }),
];
