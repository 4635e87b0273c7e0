import { partsOf, type CalendarDate } from '../dates/calendar-date.ts';
import type { CardExpiry, DefaultMethod, PaymentMethod } from '../entities/payment-method.ts';

/** Returns whether a card has expired: it is valid to the end of its month. */
export function cardExpiryStatus(
  expires: CardExpiry | null,
  today: CalendarDate,
): 'valid' | 'expired' | 'unknown' {
  if (!expires) return 'unknown';
  const [year, month] = partsOf(today);
  return expires.year * 12 + expires.month < year * 12 + month ? 'expired' : 'valid';
}

/** Returns an expiry as it is printed on a card: `08/28`. */
export function formatCardExpiry({ month, year }: CardExpiry): string {
  return [month, year % 100].map((part) => String(part).padStart(2, '0')).join('/');
}

/** Whether a method may be chosen to pay with: bank accounts and cards held by the card provider (OP-74). */
export function canPayWith(method: PaymentMethod): boolean {
  return method.type === 'bank' || method.heldByProvider;
}

/** `expires-before`: a card that can pay today, and not any more on the day of the payment. */
export type UnusableReason = 'unverified' | 'expired' | 'expires-before';

/** Returns why a saved method can't pay on a day; null for one that can (OP-74). */
export function unusableReason(
  method: PaymentMethod,
  { date, today }: { readonly date: CalendarDate; readonly today: CalendarDate },
): UnusableReason | null {
  if (!canPayWith(method)) return 'unverified';
  if (method.type !== 'card') return null;
  if (cardExpiryStatus(method.expires, today) === 'expired') return 'expired';
  return cardExpiryStatus(method.expires, date) === 'expired' ? 'expires-before' : null;
}

export function isDefaultMethod(method: PaymentMethod, defaultMethod: DefaultMethod): boolean {
  return defaultMethod?.type === method.type && defaultMethod.id === method.id;
}
