import { useMessages } from '@portal/platform';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import { doubtOf, type PaymentProgress, type Rejection } from './payment-progress.ts';

/**
 * Returns why a payment was rejected: PAY-40's sentence without a known cause (OP-104); null for one that was declined or
 * canceled without a reason.
 */
export const causeOf = (rejection: Rejection, t: TranslatePayments): string | null =>
  rejection.type === 'unknown' ? t('confirm.unknownError') : rejection.reason;

/** Returns what a rejection means for the customer's money. A canceled payment may have been charged, and goes back then. */
export const moneyOf = ({ type }: Rejection, t: TranslatePayments): string =>
  t(type === 'canceled' ? 'details.notice.canceled' : 'confirm.nothingCharged');

/** Returns what to do about a rejection: only a decline is a matter of the method. */
export const wayOnOf = ({ type }: Rejection, t: TranslatePayments): string =>
  t(type === 'declined' ? 'confirm.anotherMethod' : 'confirm.changePayment');

/**
 * Returns what to tell the customer of a payment that was sent and has no outcome, in sentences: PAY-40's comes first where
 * the server broke and no outcome will be found (OP-100).
 */
export function notesOf(
  progress: Extract<PaymentProgress, { status: 'checking' | 'not-made' }>,
  t: TranslatePayments,
): readonly string[] {
  const unknownError = progress.cause === 'server-error' ? [t('confirm.unknownError')] : [];
  if (progress.status === 'not-made') return [...unknownError, t('confirm.notMade')];
  const doubt = doubtOf(progress);
  if (doubt === null) return [t(`confirm.checking.${progress.cause}`)];
  return [...(doubt === 'no-lookup' ? unknownError : []), t(`confirm.doubt.${doubt}`)];
}

/** Shows these sentences, each as a paragraph. */
export function ProgressNotes({ progress }: { readonly progress: Parameters<typeof notesOf>[0] }) {
  const t = useMessages(paymentsMessages);
  return notesOf(progress, t).map((note) => <p key={note}>{note}</p>);
}
