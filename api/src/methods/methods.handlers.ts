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
import { invalid, notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { users } from '../store/schema.ts';
import { saveBank } from './add-bank.ts';
import { cardFormOf, saveCard } from './add-card.ts';
import type { MethodServices } from './method-services.ts';
import { findBanks, findCards, lockMethod, deleteMethod } from './method-store.ts';
import { writeBank, writeCard, writeCustomer } from './method-wire.ts';

/** The handlers of payment methods. */
export const methodHandlers = (services: MethodServices): readonly EndpointHandler[] => {
  const { db, cardProvider } = services;
  return [
    handler(listCards, async ({ caller: { account } }) => ({
      customer: writeCustomer(account),
      cards: (await findCards(db, account.id)).map(writeCard),
    })),

    handler(listBanks, async ({ caller: { account } }) => ({
      customer: writeCustomer(account),
      banks: (await findBanks(db, account.id)).map(writeBank),
    })),

    handler(cardFormConfig, async () => cardFormOf(cardProvider)),

    handler(addCard, async ({ body, caller: { account } }) => ({
      id: await saveCard(account.id, body, services),
    })),

    handler(setDefaultMethod, async ({ body, caller: { account } }) => {
      await db.transaction(async (tx) => {
        // Locked, so that what is removed at the same moment does not stay the default.
        const found = await lockMethod(tx, account.id, body.type, body.id);
        if (!found) throw notFound('The payment method');
        if (!canPayWith(found.method)) throw invalid({ id: 'This card must be verified first.' });
        await tx
          .update(users)
          .set({ defaultMethodType: body.type, defaultMethodId: found.id })
          .where(eq(users.id, account.id));
      });
      return null;
    }),

    handler(addBank, async ({ body, caller: { account } }) => {
      await saveBank(account, body, services);
      return null;
    }),

    handler(deleteCard, async ({ path, caller: { account } }) => {
      await deleteMethod(db, account.id, 'card', path.id);
      return null;
    }),

    handler(deleteBank, async ({ path, caller: { account } }) => {
      await deleteMethod(db, account.id, 'bank', path.id);
      return null;
    }),
  ];
};
