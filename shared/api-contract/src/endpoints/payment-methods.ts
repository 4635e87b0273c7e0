import { any, is, nullable, string, type, type Infer, type Struct } from 'superstruct';
import type { PaymentMethodType } from '@portal/domain';
import { cardTokenField, verificationDataField } from '../fields/card-fields.ts';
import { readBanks, readCards, wireBanks, wireCards } from '../wire/payment-methods.ts';
import { wireId } from '../wire/scalars.ts';
import { choiceField, idField } from '../fields/choice-fields.ts';
import { requiredText } from '../fields/text-fields.ts';
import { ignoredAnswer, noInput, readNothing } from './no-data.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAdditions } from './rate-limit-failures.ts';

export const listCards = defineEndpoint({
  id: 'cards.list',
  method: 'GET',
  path: '/api/v1/mobile/cards',
  summary: 'Lists the saved cards, with the default method.',
  guard: 'client',
  answer: wireCards,
  toWire: noInput,
  fromWire: readCards,
});

export const listBanks = defineEndpoint({
  id: 'banks.list',
  method: 'GET',
  path: '/api/v1/mobile/banks',
  summary: 'Lists the saved bank accounts, with the default method.',
  guard: 'client',
  answer: wireBanks,
  toWire: noInput,
  fromWire: readBanks,
});

export const cardFormConfig = defineEndpoint({
  id: 'cards.form-config',
  method: 'GET',
  path: '/api/v1/mobile/cards/payliance/iframe/config',
  summary: 'Answers the script of the card form and its mount options.',
  guard: 'client',
  answer: type({ PaylianceScriptUrl: string() }),
  failures: [{ status: 503, when: 'No card provider is set up.' }],
  toWire: noInput,
  fromWire: ({ PaylianceScriptUrl, ...options }) => ({
    scriptUrl: PaylianceScriptUrl,
    /** Passed to the provider unread (OP-30). */
    options: options as Readonly<Record<string, unknown>>,
  }),
});

/** SHARED-26. */
export const addCardBody = type({
  token: cardTokenField,
  verificationData: verificationDataField,
  reVerificationCardId: nullable(idField),
});
export type WireCardAddition = Infer<typeof addCardBody>;

const savedCard = type({ id: wireId });

export const addCard = defineEndpoint({
  id: 'cards.add',
  method: 'POST',
  path: '/api/v1/mobile/cards',
  summary: 'Saves a tokenized and verified card; it replaces the card to verify again, if one is named.',
  guard: 'client',
  request: { body: addCardBody },
  failures: [
    { status: 404, when: 'The card to verify again is not this customer’s.' },
    tooManyAdditions,
    { status: 502, when: 'The card provider’s answer can’t be read.' },
    { status: 503, when: 'The card provider can’t be reached, or none is set up.' },
  ],
  toWire: (input: {
    readonly token: string;
    readonly verificationData: Readonly<Record<string, unknown>>;
    readonly reVerificationCardId: string | null;
  }) => ({ body: { ...input } satisfies WireCardAddition }),
  // Only the status is promised (PROF-81); a backend may also say which card it has saved.
  answer: any() as Struct<unknown, unknown>,
  fromWire: (saved) => ({ cardId: is(saved, savedCard) ? String(saved.id) : null }),
});

const methodPath = type({ id: requiredText });

export const deleteCard = defineEndpoint({
  id: 'cards.delete',
  method: 'POST',
  path: '/api/v1/mobile/cards/{id}/delete',
  summary: 'Removes a saved card.',
  guard: 'client',
  request: { path: methodPath },
  failures: [
    { status: 404, when: 'The card is not this customer’s.' },
    { status: 409, when: 'A scheduled payment uses it.' },
  ],
  toWire: (input: { readonly id: string }) => ({ path: { id: input.id } }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

/** SHARED-27. */
const addBankBody = type({ bank: requiredText, routing: requiredText, account: requiredText });
export type WireBankAddition = Infer<typeof addBankBody>;

export const addBank = defineEndpoint({
  id: 'banks.add',
  method: 'POST',
  path: '/api/v1/mobile/banks',
  summary: 'Saves a checking account.',
  guard: 'client',
  request: { body: addBankBody },
  toWire: (input: { readonly bank: string; readonly routing: string; readonly account: string }) => ({
    body: {
      bank: input.bank,
      routing: input.routing,
      account: input.account,
    } satisfies WireBankAddition,
  }),
  failures: [
    tooManyAdditions,
    { status: 503, when: 'The payment processor gives no reliable answer, or none is set up.' },
  ],
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const deleteBank = defineEndpoint({
  id: 'banks.delete',
  method: 'POST',
  path: '/api/v1/mobile/banks/{id}/delete',
  summary: 'Removes a saved bank account.',
  guard: 'client',
  request: { path: methodPath },
  failures: [
    { status: 404, when: 'The bank account is not this customer’s.' },
    { status: 409, when: 'A scheduled payment uses it.' },
  ],
  toWire: (input: { readonly id: string }) => ({ path: { id: input.id } }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

/** SHARED-24. */
const setDefaultMethodBody = type({ type: choiceField(['card', 'bank']), id: idField });
type WireDefaultMethod = Infer<typeof setDefaultMethodBody>;

export const setDefaultMethod = defineEndpoint({
  id: 'payment-methods.set-default',
  method: 'POST',
  path: '/api/v1/mobile/customers/payments/default',
  summary: 'Makes a saved method the default.',
  guard: 'client',
  request: { body: setDefaultMethodBody },
  failures: [{ status: 404, when: 'The method is not this customer’s.' }],
  toWire: (input: { readonly type: PaymentMethodType; readonly id: string }) => ({
    body: { type: input.type, id: input.id } satisfies WireDefaultMethod,
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});
