import { array, type, unknown, type Infer } from 'superstruct';
import {
  cardNetworks,
  type BankAccount,
  type Card,
  type CardExpiry,
  type CardNetwork,
  type DefaultMethod,
} from '@portal/domain';
import { isNone, isRecord, maybe, maybeNumber, maybeText, readMaybeText, wireId } from './scalars.ts';

/** SHARED-21: the nested card has one name or the other for number, expiry and holder (API-15). */
export const wireCard = type({
  id: wireId,
  provider: maybeText,
  card: maybe(
    type({
      last4: maybe(wireId),
      cardNumber: maybe(wireId),
      exp_month: maybeNumber,
      exp_year: maybeNumber,
      expirationDate: maybe(wireId),
      name: maybeText,
      firstName: maybeText,
      lastName: maybeText,
    }),
  ),
  /** An object, or one as JSON text; its `network` selects the logo (PROF-46). */
  verification_data: unknown(),
});
export type WireCard = Infer<typeof wireCard>;

/** SHARED-22. */
export const wireBank = type({
  id: wireId,
  bank: maybeText,
  owner: maybeText,
  routing: maybe(wireId),
  account: maybe(wireId),
});
export type WireBank = Infer<typeof wireBank>;

/** SHARED-23. */
export const wireCustomer = type({ default_payment_type: maybeText, default_payment_id: maybe(wireId) });
export type WireCustomer = Infer<typeof wireCustomer>;

export const wireCards = type({ customer: maybe(wireCustomer), cards: array(wireCard) });
export const wireBanks = type({ customer: maybe(wireCustomer), banks: array(wireBank) });

export interface SavedCards {
  readonly cards: readonly Card[];
  readonly defaultMethod: DefaultMethod;
}

export interface SavedBanks {
  readonly banks: readonly BankAccount[];
  readonly defaultMethod: DefaultMethod;
}

export function readCards(wire: Infer<typeof wireCards>): SavedCards {
  return { cards: wire.cards.map(readCard), defaultMethod: readDefaultMethod(wire.customer) };
}

export function readBanks(wire: Infer<typeof wireBanks>): SavedBanks {
  return { banks: wire.banks.map(readBank), defaultMethod: readDefaultMethod(wire.customer) };
}

export function readCard(wire: WireCard): Card {
  const card = wire.card ?? {};
  const bothNames = [readMaybeText(card.firstName), readMaybeText(card.lastName)].filter(Boolean).join(' ');
  return {
    type: 'card',
    id: String(wire.id),
    heldByProvider: wire.provider?.trim().toLowerCase() === 'payliance',
    last4: lastFour(card.last4) ?? lastFour(card.cardNumber),
    expires: monthOfYear(card.exp_month, card.exp_year) ?? monthFirst(card.expirationDate),
    holder: readMaybeText(card.name) ?? readMaybeText(bothNames),
    network: readNetwork(wire.verification_data),
  };
}

export function readBank(wire: WireBank): BankAccount {
  return {
    type: 'bank',
    id: String(wire.id),
    bank: wire.bank ?? '',
    owner: readMaybeText(wire.owner),
    routingLast4: lastFour(wire.routing),
    last4: lastFour(wire.account),
  };
}

/** A type that contains `Card` is a card, every other is a bank account (PROF-49, OP-79). */
export function readDefaultMethod(customer: WireCustomer | null | undefined): DefaultMethod {
  const type = readMaybeText(customer?.default_payment_type);
  const id = customer?.default_payment_id;
  if (type === null || isNone(id)) return null;
  return { type: /card/i.test(type) ? 'card' : 'bank', id: String(id) };
}

function lastFour(value: number | string | null | undefined): string | null {
  const digits = String(value ?? '').replaceAll(/\D/g, '');
  return digits === '' ? null : digits.slice(-4);
}

function monthOfYear(
  month: number | string | null | undefined,
  year: number | string | null | undefined,
): CardExpiry | null {
  if (isNone(month) || isNone(year)) return null;
  return expiry(Number(month), Number(year));
}

// MMYY or MMYYYY; a number has lost the zero of the months before October.
function monthFirst(value: number | string | null | undefined): CardExpiry | null {
  const digits = String(value ?? '').replaceAll(/\D/g, '');
  const match = /^(\d{1,2})(\d{4}|\d{2})$/.exec(digits.length % 2 === 1 ? `0${digits}` : digits);
  return match ? expiry(Number(match[1]), Number(match[2])) : null;
}

function expiry(month: number, year: number): CardExpiry | null {
  const fullYear = year < 100 ? 2000 + year : year;
  const known = Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(fullYear);
  return known && fullYear >= 2000 && fullYear <= 2199 ? { month, year: fullYear } : null;
}

const otherNetworkNames: ReadonlyMap<string, CardNetwork> = new Map([
  ['americanexpress', 'amex'],
  ['diners', 'dinersclub'],
  ['dinersclubinternational', 'dinersclub'],
  ['chinaunionpay', 'unionpay'],
]);

function readNetwork(verificationData: unknown): CardNetwork | null {
  const data = typeof verificationData === 'string' ? parseJson(verificationData) : verificationData;
  if (!isRecord(data) || typeof data.network !== 'string') return null;
  const name = data.network.toLowerCase().replaceAll(/[^a-z]/g, '');
  return cardNetworks.find((network) => network === name) ?? otherNetworkNames.get(name) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
