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

/** A payment with what it was made with and what has become of it, in the customer's words. */
interface CsvRow {
  readonly entry: HistoryEntry;
  readonly type: string;
  readonly status: string;
}

/**
 * Returns payments as a comma-separated file with one line each, in the order given: date, store, loan number, type,
 * payment number, status and dollars.
 *
 * @param headings of the seven columns
 */
export function paymentsCsv(rows: readonly CsvRow[], headings: readonly string[]): string {
  const lines = rows.map(({ entry: { payment, lease }, type, status }) => {
    const store = lease?.store.name ?? '';
    const amount = toDecimal(payment.amount).toFixed(2);
    return [formatDate(payment.date), store, payment.loanNumber, type, payment.id, status, amount];
  });
  return byteOrderMark + [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
