import { formatDate, toDecimal } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** Without this mark, spreadsheets take the accents of a UTF-8 file for other letters. */
const byteOrderMark = '\uFEFF';

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
 * @param textsOf what a payment was made with and what has become of it, in the customer's words
 */
export function paymentsCsv(
  payments: readonly HistoryEntry[],
  headings: readonly string[],
  textsOf: (entry: HistoryEntry) => { readonly type: string; readonly status: string },
): string {
  const lines = payments.map((entry) => {
    const { payment, lease } = entry;
    const { type, status } = textsOf(entry);
    const store = lease?.store.name ?? '';
    const amount = toDecimal(payment.amount).toFixed(2);
    return [formatDate(payment.date), store, payment.loanNumber, type, payment.id, status, amount];
  });
  return byteOrderMark + [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
