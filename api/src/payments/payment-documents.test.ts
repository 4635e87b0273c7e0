// cspell:ignore Cobro automático recibo pago monto hecho puede tardar hasta días hábiles reflejarse cuenta bancaria terminada número
// cspell:ignore autorización única pagos pagado contrato tarjeta pagó nada este
import { inflateSync } from 'node:zlib';
import { cents, type CalendarDate } from '@portal/domain';
import { receiptPdf, statementPdf, type ReceiptFacts } from './payment-documents.ts';

/** Returns the words of a PDF: its texts are hexadecimal, in compressed streams. */
function wordsOf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line),
  );
  return lines
    .map((line) =>
      [...line.matchAll(/<([\da-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

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
const payments = (type: string) => [
  { PaymentId: 7, PaymentType: type, TotalPymtLease: 84.2, dateofpaymt: '2026-11-20' },
];

describe('the PDF of a payment', () => {
  it('a statement keeps both halves of a line on one page, and takes no page more than it needs', async () => {
    const many = Array.from({ length: 80 }, () => payments('ACH')).flat();
    const pdf = await statementPdf(2026, [{ storeName: 'Café ☃', loanNumber: 'FW-1', payments: many }]);
    expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('3');
  });

  it('OP-95: a receipt is in the language that is asked for, and its authorization in the words agreed to', async () => {
    const english = wordsOf(await receiptPdf(receipt));
    expect(english).toContain('Payment receipt');
    expect(english).toContain('Bank account ending in 4821');
    const pdf = await receiptPdf(receipt, 'es');
    expect(pdf.toString('latin1')).toContain('/Lang (es-US)');
    const spanish = wordsOf(pdf);
    for (const text of [
      'Recibo de pago',
      'Monto',
      '$84.20',
      '11/20/2026',
      'Hecho. Puede tardar hasta 3 días hábiles en reflejarse.',
      'Cuenta bancaria terminada en 4821',
      'Número de pago',
      'Autorización única',
      'I authorize this.',
    ]) {
      expect(spanish).toContain(text);
    }
    expect(spanish).not.toMatch(/Amount|Store|Status|ending in/);
  });

  it('OP-95: a statement is in the language that is asked for', async () => {
    const leases = [{ storeName: 'Café', loanNumber: 'FW-1', payments: payments('Card') }];
    const english = wordsOf(await statementPdf(2026, leases, 'en'));
    expect(english).toMatch(/Payments of 2026[\s\S]*Lease FW-1[\s\S]*Card payment · number 7/);
    const spanish = wordsOf(await statementPdf(2026, leases, 'es'));
    expect(spanish).toMatch(
      /Pagos de 2026[\s\S]*Total pagado[\s\S]*Contrato FW-1[\s\S]*Pago con tarjeta · número 7/,
    );
    const drafts = [{ storeName: 'Café', loanNumber: 'FW-1', payments: payments('Auto Draft') }];
    expect(wordsOf(await statementPdf(2026, drafts, 'es'))).toContain('Cobro automático · número 7');
    expect(wordsOf(await statementPdf(2025, [], 'es'))).toContain('No se pagó nada en este año.');
  });
});
