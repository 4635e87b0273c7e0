import { cents, getToday, formatDate, type PaymentIntent } from '@portal/domain';
import { sampleLease } from '../fixtures/lease.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { paymentsCsv } from './payments-csv.ts';

const headings = [
  'Date',
  'Store',
  'Loan number',
  'Type',
  'Payment number',
  'Status',
  'Amount',
  'Counts as paid',
];
const payment = {
  id: '91',
  type: 'ACH',
  amount: cents(108_420),
  date: getToday(),
  loanNumber: 'FW-204418',
};
const made = { payment, intent: null, isPaid: true };
const lease = sampleLease();
const rowOf = (entry: HistoryEntry) => ({ entry, type: 'Bank account', status: 'succeeded' });
const storeNamed = (name: string) => ({ ...lease, store: { ...lease.store, name } });

describe('paymentsCsv', () => {
  it('begins with the mark of UTF-8, so that a spreadsheet reads accents, and has the headings and a line for each payment', () => {
    expect(paymentsCsv([rowOf({ ...made, lease })], headings)).toBe(
      '\uFEFFDate,Store,Loan number,Type,Payment number,Status,Amount,Counts as paid\r\n' +
        `${formatDate(getToday())},Harbor Home Furniture,FW-204418,Bank account,91,succeeded,1084.20,1084.20\r\n`,
    );
  });

  const intentOf = (status: PaymentIntent['status']): PaymentIntent => ({
    ...{ id: '91', loanNumber: 'FW-204418', amount: cents(108_420), date: getToday(), status },
    ...{ statusOn: null, reason: null, methodType: 'bank', last4: null, refunds: [] },
  });

  it.each([
    ['declined', false, 108_420, '1084.20,0.00'],
    ['returned', false, 108_420, '1084.20,0.00'],
    ['settled', true, 100_000, '1084.20,1000.00'],
  ] as const)(
    'PAY-10, PAY-14: tells what was ordered by a payment that is %s from what counts as paid',
    (status, isPaid, kept, columns) => {
      const entry = { payment: { ...payment, amount: cents(kept) }, intent: intentOf(status), isPaid, lease };
      expect(paymentsCsv([rowOf(entry)], headings)).toContain(`,succeeded,${columns}\r\n`);
    },
  );

  it.each([
    ['a comma and quotes', 'Sofa, "Best"', '"Sofa, ""Best"""'],
    ['a formula', '=1+1', "'=1+1"],
    ['a line break', 'A\nB', '"A\nB"'],
  ])('writes a store’s name with %s so that it stays a text', (_, name, written) => {
    expect(paymentsCsv([rowOf({ ...made, lease: storeNamed(name) })], headings)).toContain(
      `,${written},FW-204418`,
    );
  });

  it('leaves out what is not known', () => {
    expect(paymentsCsv([{ entry: { ...made, lease: null }, type: '', status: '' }], [])).toBe(
      `\uFEFF\r\n${formatDate(getToday())},,FW-204418,,91,,1084.20,1084.20\r\n`,
    );
  });
});
