import { cents, formatDate, toDecimal, type Cents } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';

/** Without this mark, spreadsheets take the accents of a UTF-8 file for other letters. */
const byteOrderMark = '\uFEFF';

/** A spreadsheet would run a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const dollars = (amount: Cents) => toDecimal(amount).toFixed(2);

/** A payment with what it was made with and what has become of it, in the customer's words. */
interface CsvRow {
  readonly entry: HistoryEntry;
  readonly type: string;
  readonly status: string;
}

/**
 * Returns payments as a comma-separated file with one line each, in the order given: date, store, loan number, type,
 * payment number, status, the dollars that were ordered, and those that count as paid: none of a payment that was not
 * made, and what is left of a refunded one (PAY-10, PAY-14).
 *
 * @param headings of the eight columns
 */
export function paymentsCsv(rows: readonly CsvRow[], headings: readonly string[]): string {
  const lines = rows.map(({ entry: { payment, lease, intent, isPaid }, type, status }) => {
    const store = lease?.store.name ?? '';
    const ordered = dollars(intent?.amount ?? payment.amount);
    const kept = dollars(isPaid ? payment.amount : cents(0));
    return [formatDate(payment.date), store, payment.loanNumber, type, payment.id, status, ordered, kept];
  });
  return byteOrderMark + [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
