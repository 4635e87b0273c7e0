import type { PaymentMethodType } from '../entities/payment-method.ts';

/**
 * Returns what a payment was made with, from its `PaymentType` (PAY-14): `Card`, `Credit Card`, `ACH`, `Bank Account`.
 * Returns null for a type that says nothing of the method, such as `Auto Draft`.
 */
export function methodTypeOf(paymentType: string | null): PaymentMethodType | null {
  if (paymentType === null) return null;
  if (/\b(ach|e-?check|bank)\b/i.test(paymentType)) return 'bank';
  return /\bcard\b|^(credit|debit)/i.test(paymentType) ? 'card' : null;
}
