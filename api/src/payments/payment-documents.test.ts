import { statementPdf } from './payment-documents.ts';

it('a statement keeps both halves of a line on one page, and takes no page more than it needs', async () => {
  const payments = Array.from({ length: 80 }, (_, index) => ({
    PaymentId: index,
    PaymentType: 'ACH',
    TotalPymtLease: 84.2,
    dateofpaymt: '2026-11-20',
  }));
  const pdf = await statementPdf(2026, [{ storeName: 'Café ☃', loanNumber: 'FW-1', payments }]);
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('3');
});
