import type { PaymentAttempt, PaymentRejection } from '@portal/domain';
import { sayInLanguage } from '@portal/platform/widgets';
import type { PaymentOrder } from '../terms/payment-order.ts';
import { completeReceipt } from './complete-receipt.ts';
import type { CheckedAttempt } from './payment-progress.ts';

const sayRejection = async (
  { status, reason }: PaymentRejection,
  language: string,
): Promise<PaymentRejection> => ({
  status,
  reason: reason === null ? null : await sayInLanguage(reason, language),
});

/**
 * Returns what a check has found as the screen tells it: the receipt completed from the order, and the reason of a
 * rejection in the page's language, as the client of the api does with that of a failed request.
 */
export async function readCheck(
  attempt: PaymentAttempt,
  order: Pick<PaymentOrder, 'amount' | 'date'>,
  language: string,
): Promise<CheckedAttempt> {
  switch (attempt.status) {
    case 'final':
      return { status: 'final', receipt: completeReceipt(attempt.receipt, order) };
    case 'rejected':
      return {
        status: 'rejected',
        rejection: attempt.rejection && (await sayRejection(attempt.rejection, language)),
      };
    case 'unknown':
    case 'pending':
      return attempt;
  }
}
