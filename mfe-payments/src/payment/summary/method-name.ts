import { formatCardExpiry, type PaymentMethod } from '@portal/domain';
import type { TranslatePayments } from '../../messages/payments.messages.ts';

/** Returns the name of a payment method: `Visa ending 4242`, `Macon Credit Union ending 4821`. */
export function methodName(method: PaymentMethod, t: TranslatePayments): string {
  if (method.type === 'bank') {
    const { bank, last4 } = method;
    return last4 ? t('pay.bank', { bank, last4 }) : t('pay.bankUnnumbered', { bank });
  }
  const network = method.network ? t(`network.${method.network}`) : t('pay.anyCard');
  return method.last4
    ? t('pay.card', { network, last4: method.last4 })
    : t('pay.cardUnnumbered', { network });
}

/** Returns a card's expiry as `08/28`; null where it is not known. */
export function expiryText(method: PaymentMethod): string | null {
  return method.type === 'card' && method.expires ? formatCardExpiry(method.expires) : null;
}
