import type { WireBank, WireCard, WireCustomer } from '@portal/api-contract';
import type { Account } from '../store/schema.ts';
import type { banks, cards } from '../store/schema.ts';

type CardRow = typeof cards.$inferSelect;
type BankRow = typeof banks.$inferSelect;

/** Maps a card to the spelling that its provider uses (API-14, API-15). */
export function writeCard(card: CardRow): WireCard {
  return {
    id: card.id,
    provider: card.provider,
    card: card.spelling === 'short' ? shortSpelling(card) : longSpelling(card),
    verification_data: { network: card.network },
  };
}

const shortSpelling = (card: CardRow) => ({
  last4: card.last4,
  exp_month: card.expiryMonth,
  exp_year: card.expiryYear,
  name: `${card.holderFirst} ${card.holderLast}`.trim(),
});

const longSpelling = (card: CardRow) => ({
  cardNumber: `************${card.last4}`,
  expirationDate: `${String(card.expiryMonth).padStart(2, '0')}${String(card.expiryYear % 100).padStart(2, '0')}`,
  firstName: card.holderFirst,
  lastName: card.holderLast,
});

/** Maps a bank account; of its numbers only the last four digits are stored (API-16). */
export const writeBank = ({ id, bank, owner, routingLast4, accountLast4 }: BankRow): WireBank => ({
  id,
  bank,
  owner,
  routing: `*****${routingLast4}`,
  account: `*****${accountLast4}`,
});

/** Maps the default method to a reference; the type of a card is a word that contains `Card` (API-17). */
export function writeCustomer({ defaultMethodType, defaultMethodId }: Account): WireCustomer {
  if (defaultMethodType === null) return { default_payment_type: null, default_payment_id: null };
  return {
    default_payment_type: defaultMethodType === 'card' ? 'CreditCard' : 'BankAccount',
    default_payment_id: defaultMethodId,
  };
}
