import { useMessages, usePlatform } from '@portal/platform';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import type { PaymentOutcome } from './payment-progress.ts';
import { causeOf } from './progress-notes.tsx';
import { useIsOpen } from './use-is-open.ts';

function failureText(outcome: Exclude<PaymentOutcome, { type: 'answered' }>, t: TranslatePayments): string {
  switch (outcome.type) {
    case 'corrected':
      return t('left.notMade');
    case 'rejected': {
      const { rejection } = outcome;
      const ended = t(rejection.type === 'canceled' ? 'left.canceled' : 'left.notMade');
      return [ended, causeOf(rejection, t)].filter(Boolean).join(' ');
    }
    case 'lost':
      return [outcome.cause === 'server-error' ? t('confirm.unknownError') : null, t('left.unsure')]
        .filter(Boolean)
        .join(' ');
  }
}

/**
 * Returns a function that notifies of what became of a payment: always of one that was made, and of any other once the
 * customer has left the screen, which would say it (PAY-40, PAY-41, PAY-42).
 */
export function useOutcomeNotification(): (outcome: PaymentOutcome) => void {
  const { notify } = usePlatform();
  const t = useMessages(paymentsMessages);
  const isOpen = useIsOpen();
  return (outcome) => {
    if (outcome.type === 'answered') notify.success(t(`outcome.${outcome.receipt.outcome}`));
    else if (!isOpen()) notify.error(failureText(outcome, t));
  };
}
