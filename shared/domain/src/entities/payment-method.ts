/** Card networks that have an image (PROF-47). */
export const cardNetworks = [
  'visa',
  'amex',
  'mastercard',
  'discover',
  'dinersclub',
  'jcb',
  'unionpay',
] as const;
export type CardNetwork = (typeof cardNetworks)[number];

/** Month from 1 to 12 and four-digit year. */
export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** A saved card (SHARED-21). */
export interface Card {
  readonly type: 'card';
  readonly id: string;
  /** Whether the card provider holds it: then it can pay. Any other card must be verified first (PROF-42, 58, 59). */
  readonly heldByProvider: boolean;
  readonly last4: string | null;
  readonly expires: CardExpiry | null;
  readonly holder: string | null;
  readonly network: CardNetwork | null;
}

/** A saved bank account (SHARED-22), with only the last four digits of its numbers. */
export interface BankAccount {
  readonly type: 'bank';
  readonly id: string;
  readonly bank: string;
  readonly owner: string | null;
  readonly routingLast4: string | null;
  readonly last4: string | null;
}

export type PaymentMethod = Card | BankAccount;
export type PaymentMethodType = PaymentMethod['type'];

/** A reference to the customer's default method, which may have been removed since (PROF-49). */
export type DefaultMethod = { readonly type: PaymentMethodType; readonly id: string } | null;
