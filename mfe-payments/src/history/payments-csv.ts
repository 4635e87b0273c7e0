import { formatDate, toDecimal, type PaymentIntent } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** A spreadsheet would run a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns payments as a comma-separated file with one line each, in the order given: date, store, loan number, type,
 * payment number, status and dollars.
 *
 * @param headings of the seven columns
 * @param statusText what has become of a payment, null where the backend does not say
 */
export function paymentsCsv(
  payments: readonly HistoryEntry[],
  headings: readonly string[],
  statusText: (intent: PaymentIntent | null) => string,
): string {
  const lines = payments.map(({ payment, lease, intent }) => [
    formatDate(payment.date),
    lease?.store.name ?? '',
    payment.loanNumber,
    payment.type ?? '',
    payment.id,
    statusText(intent),
    toDecimal(payment.amount).toFixed(2),
  ]);
  return [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
