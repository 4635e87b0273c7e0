import { formatDate, toDecimal } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** A spreadsheet would run a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns payments as a comma-separated file with one line each, in the order given: date, store, loan number, type,
 * payment number and dollars.
 *
 * @param headings of the six columns
 */
export function paymentsCsv(payments: readonly HistoryEntry[], headings: readonly string[]): string {
  const lines = payments.map(({ payment, lease }) => [
    formatDate(payment.date),
    lease?.store.name ?? '',
    payment.loanNumber,
    payment.type ?? '',
    payment.id,
    toDecimal(payment.amount).toFixed(2),
  ]);
  return [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
