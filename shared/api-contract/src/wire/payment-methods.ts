import { array, type, type Infer } from 'superstruct';
import type { BankAccount, Card, DefaultMethod } from '@portal/domain';
import { readBank, wireBank } from './bank-account.ts';
import { readCard, wireCard } from './card.ts';
import { readDefaultMethod, wireCustomer } from './default-method.ts';
import { maybe } from './scalars.ts';

export const wireCards = type({ customer: maybe(wireCustomer), cards: array(wireCard) });
export const wireBanks = type({ customer: maybe(wireCustomer), banks: array(wireBank) });

interface SavedCards {
  readonly cards: readonly Card[];
  readonly defaultMethod: DefaultMethod;
}

interface SavedBanks {
  readonly banks: readonly BankAccount[];
  readonly defaultMethod: DefaultMethod;
}

export function readCards(wire: Infer<typeof wireCards>): SavedCards {
  return { cards: wire.cards.map(readCard), defaultMethod: readDefaultMethod(wire.customer) };
}

export function readBanks(wire: Infer<typeof wireBanks>): SavedBanks {
  return { banks: wire.banks.map(readBank), defaultMethod: readDefaultMethod(wire.customer) };
}
