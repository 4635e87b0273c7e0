import type { PaymentMethod } from '@portal/domain';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/** Returns the name of a payment method: `Visa ending 4242`, `Macon Credit Union ending 4821`. */
export function methodName(method: PaymentMethod, t: TranslateProfile): string {
  if (method.type === 'bank') {
    const bank = method.bank || t('methods.anyBank');
    return method.last4 ? t('methods.bank', { bank, last4: method.last4 }) : bank;
  }
  const network = method.network ? t(`network.${method.network}`) : t('methods.anyCard');
  return method.last4 ? t('methods.card', { network, last4: method.last4 }) : network;
}
