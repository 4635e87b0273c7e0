import {
  cents,
  formatDate,
  formatMoney,
  methodTypeOf,
  parseMoney,
  type CalendarDate,
  type Cents,
  type PaymentStatus,
} from '@portal/domain';
import type { WirePaymentRecord } from '@portal/api-contract';
import PDFDocument from 'pdfkit';
import type { MethodType } from '../store/schema.ts';
import type { BookedRefund } from './payment-list.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points: US letter less the margins. */
const margin = 54;
const columnGap = 150;

/** Writes a PDF and resolves to its bytes. */
async function pdfOf(title: string, write: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin, info: { Title: title }, lang: 'en-US' });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(20).text(title).moveDown();
  write(pdf);
  pdf.end();
  return written;
}

/** The fonts of every PDF reader have Latin letters only: another sign is written as a question mark. */
const latin = (text: string) =>
  text.replaceAll(/[^\x20-\x7e\xa0-\xff\u00b7\u2013\u2014\u2018\u2019\u201c\u201d]/g, '?');

/** Points that a line takes. */
const lineHeight = 24;

function writeFact(pdf: Pdf, label: string, value: string): void {
  // Both halves of a line are on one page.
  if (pdf.y + lineHeight > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y;
  pdf.font('Helvetica').fontSize(11).fillColor('#555').text(label, margin, top);
  pdf.fillColor('#000').text(latin(value), margin + columnGap, top);
  pdf.moveDown(0.5);
}

const statusTexts: Readonly<Partial<Record<PaymentStatus, string>>> = {
  scheduled: 'Scheduled',
  succeeded: 'Made. Please allow up to 3 business days for it to post.',
  submitted: 'Submitted to the bank',
  settled: 'Settled by the bank',
};

export interface ReceiptFacts {
  readonly paymentId: number;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly storeName: string;
  readonly loanNumber: string;
  readonly methodType: MethodType;
  readonly last4: string;
  readonly authorization: string | null;
  readonly refunds: readonly BookedRefund[];
}

/** Whether there is a receipt of a payment with this status: its money was taken, or will be. */
export const hasReceipt = (status: PaymentStatus): boolean => statusTexts[status] !== undefined;

function statusText({ status, amount, refunds }: ReceiptFacts): string {
  if (refunds.length === 0) return statusTexts[status] ?? '';
  const refunded = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return refunded < amount ? 'Partly refunded' : 'Refunded';
}

/** Returns the receipt of a payment as PDF. */
export function receiptPdf(receipt: ReceiptFacts): Promise<Buffer> {
  return pdfOf('Payment receipt', (pdf) => {
    const method = receipt.methodType === 'card' ? 'Card' : 'Bank account';
    const facts: readonly (readonly [string, string])[] = [
      ['Amount', formatMoney(receipt.amount)],
      ['Date', formatDate(receipt.date)],
      ['Status', statusText(receipt)],
      ...receipt.refunds.map(
        ({ type, amountCents, date }) =>
          [
            type === 'refund' ? 'Refunded' : 'Taken back by the bank',
            `${formatMoney(cents(amountCents))} on ${formatDate(date)}`,
          ] as const,
      ),
      ['Store', receipt.storeName],
      ['Loan number', receipt.loanNumber],
      ['From', `${method} ending in ${receipt.last4}`],
      ['Payment number', String(receipt.paymentId)],
    ];
    for (const [label, value] of facts) writeFact(pdf, label, value);
    if (receipt.authorization === null) return;
    pdf.moveDown().font('Helvetica-Bold').fontSize(11).text('One-time authorization', margin);
    pdf.font('Helvetica').text(latin(receipt.authorization), margin);
  });
}

/** The payments of one lease in a year, the newest first. */
export interface StatementLease {
  readonly storeName: string;
  readonly loanNumber: string;
  readonly payments: readonly Pick<
    WirePaymentRecord,
    'PaymentId' | 'PaymentType' | 'TotalPymtLease' | 'dateofpaymt'
  >[];
}

const amountOf = ({ TotalPymtLease }: Pick<WirePaymentRecord, 'TotalPymtLease'>) =>
  parseMoney(TotalPymtLease) ?? cents(0);
const totalOf = ({ payments }: StatementLease) =>
  cents(payments.reduce((sum, payment) => sum + amountOf(payment), 0));

/** Returns what a payment was made with in the customer's words; a type that names no method stays. */
function typeText(type: string): string {
  const method = methodTypeOf(type);
  if (method === null) return type;
  return method === 'card' ? 'Card payment' : 'Bank payment';
}

/** Returns what was paid in a year as PDF, lease by lease. */
export function statementPdf(year: number, leases: readonly StatementLease[]): Promise<Buffer> {
  return pdfOf(`Payments of ${year}`, (pdf) => {
    const total = cents(leases.reduce((sum, lease) => sum + totalOf(lease), 0));
    writeFact(pdf, 'Paid in all', formatMoney(total));
    for (const lease of leases) {
      pdf.moveDown().font('Helvetica-Bold').fontSize(13).text(latin(lease.storeName), margin);
      pdf.font('Helvetica').fontSize(11);
      writeFact(pdf, `Lease ${lease.loanNumber}`, `${formatMoney(totalOf(lease))} paid`);
      for (const payment of lease.payments) {
        const type = typeText(payment.PaymentType ?? '');
        const day = payment.dateofpaymt as CalendarDate;
        writeFact(
          pdf,
          formatDate(day),
          [formatMoney(amountOf(payment)), type, `number ${payment.PaymentId}`].filter(Boolean).join(' · '),
        );
      }
    }
    if (leases.length === 0)
      pdf.font('Helvetica').fontSize(11).text('Nothing was paid in this year.', margin);
  });
}
