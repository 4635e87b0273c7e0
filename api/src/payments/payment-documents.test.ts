// cspell:ignore Cobro automático recibo pago programado monto hecho cuenta bancaria terminada número
// cspell:ignore autorización única pagos pagado contrato tarjeta pagó nada este
import { cents, type CalendarDate } from '@portal/domain';
import { wordsOf } from '../../test/support/pdf-words.ts';
import { testCompanies } from '../../test/support/test-companies.ts';
import { receiptPdf, statementPdf, type ReceiptFacts } from './payment-documents.ts';

const receipt: ReceiptFacts = {
  paymentId: 91,
  status: 'succeeded',
  amount: cents(8_420),
  date: '2026-11-20' as CalendarDate,
  storeName: 'Harbor Home Furniture',
  loanNumber: 'FW-204418',
  methodType: 'bank',
  last4: '4821',
  authorization: 'I authorize this.',
  refunds: [],
};
const company = testCompanies.main;
const payments = (type: string) => [
  { PaymentId: 7, PaymentType: type, TotalPymtLease: 84.2, dateofpaymt: '2026-11-20' },
];

describe('the PDF of a payment', () => {
  it('a statement keeps both halves of a line on one page, and takes no page more than it needs', async () => {
    const many = Array.from({ length: 80 }, () => payments('ACH')).flat();
    const pdf = await statementPdf(
      2026,
      [{ storeName: 'Café ☃', loanNumber: 'FW-1', payments: many }],
      company,
    );
    expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('3');
  });

  it('OP-95: a receipt is in the language that is asked for, and its authorization in the words agreed to', async () => {
    const english = wordsOf(await receiptPdf(receipt, company));
    expect(english).toMatch(/^Fernway Leasing\n200 Harbor St, Macon, GA · \(478\) 555-0140\nPayment receipt/);
    expect(english).toContain('Bank account ending in 4821');
    const pdf = await receiptPdf(receipt, company, 'es');
    expect(pdf.toString('latin1')).toContain('/Lang (es-US)');
    const spanish = wordsOf(pdf);
    for (const text of [
      'Recibo de pago',
      'Monto',
      '$84.20',
      '11/20/2026',
      'Hecho\n',
      'Cuenta bancaria terminada en 4821',
      'Número de pago',
      'Autorización única',
      'I authorize this.',
    ]) {
      expect(spanish).toContain(text);
    }
    expect(spanish).not.toMatch(/Amount|Store|Status|ending in/);
  });

  it('is no receipt before the payment is taken, and speaks of no days to come once it is made', async () => {
    const scheduled = wordsOf(await receiptPdf({ ...receipt, status: 'scheduled' }, company));
    expect(scheduled).toMatch(/\nScheduled payment\n[\s\S]*\nScheduled\n/);
    expect(scheduled).not.toContain('receipt');
    const made = wordsOf(await receiptPdf(receipt, company));
    expect(made).toMatch(/\nPayment receipt\n[\s\S]*\nMade\n/);
  });

  it('OP-95: a statement is in the language that is asked for', async () => {
    const leases = [{ storeName: 'Café', loanNumber: 'FW-1', payments: payments('Card') }];
    const english = wordsOf(await statementPdf(2026, leases, company, 'en'));
    expect(english).toMatch(/Payments of 2026[\s\S]*Lease FW-1[\s\S]*Card payment · number 7/);
    const spanish = wordsOf(await statementPdf(2026, leases, company, 'es'));
    expect(spanish).toMatch(
      /Pagos de 2026[\s\S]*Total pagado[\s\S]*Contrato FW-1[\s\S]*Pago con tarjeta · número 7/,
    );
    const drafts = [{ storeName: 'Café', loanNumber: 'FW-1', payments: payments('Auto Draft') }];
    expect(wordsOf(await statementPdf(2026, drafts, company, 'es'))).toContain('Cobro automático · número 7');
    expect(wordsOf(await statementPdf(2025, [], company, 'es'))).toContain('No se pagó nada en este año.');
  });
});
