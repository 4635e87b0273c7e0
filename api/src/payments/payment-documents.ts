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
import { documentLanguages, type DocumentLanguage, type WirePaymentRecord } from '@portal/api-contract';
import type PDFDocument from 'pdfkit';
import type { Company } from '../brands/company.ts';
import type { MethodType } from '../store/schema.ts';
import { sayIn } from '../texts/say-in.ts';
import { documentTextsIn, type WriteDocumentText } from './document-texts.ts';
import type { BookedRefund } from './payment-list.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points: US letter less the margins. */
const margin = 54;
const columnGap = 150;

const [defaultLanguage] = documentLanguages;

interface Heading {
  readonly title: string;
  /** Whose letterhead it has. */
  readonly company: Company;
  readonly t: WriteDocumentText;
}

/** Writes a PDF and resolves to its bytes. Its library is loaded with the first one: that takes a tenth of a start. */
async function pdfOf({ title, company, t }: Heading, write: (pdf: Pdf) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({ size: 'LETTER', margin, info: { Title: title }, lang: t('lang') });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(13).text(latin(company.name));
  pdf.font('Helvetica').fontSize(11).fillColor('#555');
  pdf.text(latin(`${company.address} · ${company.phone}`)).moveDown(2);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor('#000').text(title).moveDown();
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

const receiptStatuses = ['scheduled', 'succeeded', 'submitted', 'settled'] as const;

/** Returns a status of which there is a receipt, because the money was taken or will be; undefined for the others. */
const receiptStatus = (status: PaymentStatus) => receiptStatuses.find((one) => one === status);

/** Whether there is a receipt of a payment with this status. */
export const hasReceipt = (status: PaymentStatus): boolean => receiptStatus(status) !== undefined;

function statusText({ status, amount, refunds }: ReceiptFacts, t: WriteDocumentText): string {
  const shown = receiptStatus(status);
  const refunded = refunds
    .filter(({ wonOn }) => wonOn === null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (refunded === 0) return shown ? t(`status.${shown}`) : '';
  return t(refunded < amount ? 'status.partlyRefunded' : 'status.refunded');
}

/**
 * Returns the receipt of a payment as PDF, from this company. The authorization stays in the words that its customer
 * agreed to.
 */
export function receiptPdf(
  receipt: ReceiptFacts,
  company: Company,
  language: DocumentLanguage = defaultLanguage,
): Promise<Buffer> {
  const t = documentTextsIn(language);
  const title = t(receipt.status === 'scheduled' ? 'scheduledPayment' : 'receipt');
  return pdfOf({ title, company, t }, (pdf) => {
    const facts: readonly (readonly [string, string])[] = [
      [t('amount'), formatMoney(receipt.amount)],
      [t('date'), formatDate(receipt.date)],
      [t('status'), statusText(receipt, t)],
      ...receipt.refunds.flatMap(({ type, amountCents, date, wonOn }) => {
        const on = (day: CalendarDate) =>
          t('onDay', { amount: formatMoney(cents(amountCents)), date: formatDate(day) });
        const back = [t(type === 'refund' ? 'refunded' : 'takenBack'), on(date)] as const;
        return wonOn === null ? [back] : [back, [t('wonBack'), on(wonOn)] as const];
      }),
      [t('store'), receipt.storeName],
      [t('loanNumber'), receipt.loanNumber],
      [t('from'), t(`from.${receipt.methodType}`, { last4: receipt.last4 })],
      [t('paymentNumber'), String(receipt.paymentId)],
    ];
    for (const [label, value] of facts) writeFact(pdf, label, value);
    if (receipt.authorization === null) return;
    pdf.moveDown().font('Helvetica-Bold').fontSize(11).text(t('authorization'), margin);
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

/** Returns what a payment was made with in the customer's words; an unknown type that names no method stays. */
function typeText(type: string, language: DocumentLanguage): string {
  const method = methodTypeOf(type);
  return method === null ? sayIn(language, type) : documentTextsIn(language)(`payment.${method}`);
}

/** Returns what was paid to a company in a year as PDF, lease by lease. */
export function statementPdf(
  year: number,
  leases: readonly StatementLease[],
  company: Company,
  language: DocumentLanguage = defaultLanguage,
): Promise<Buffer> {
  const t = documentTextsIn(language);
  return pdfOf({ title: t('statement', { year: String(year) }), company, t }, (pdf) => {
    const total = cents(leases.reduce((sum, lease) => sum + totalOf(lease), 0));
    writeFact(pdf, t('paidInAll'), formatMoney(total));
    for (const lease of leases) {
      pdf.moveDown().font('Helvetica-Bold').fontSize(13).text(latin(lease.storeName), margin);
      pdf.font('Helvetica').fontSize(11);
      writeFact(
        pdf,
        t('lease', { number: lease.loanNumber }),
        t('paid', { amount: formatMoney(totalOf(lease)) }),
      );
      for (const payment of lease.payments) {
        const type = typeText(payment.PaymentType ?? '', language);
        const day = payment.dateofpaymt as CalendarDate;
        const number = t('payment.number', { id: String(payment.PaymentId) });
        writeFact(
          pdf,
          formatDate(day),
          [formatMoney(amountOf(payment)), type, number].filter(Boolean).join(' · '),
        );
      }
    }
    if (leases.length === 0) pdf.font('Helvetica').fontSize(11).text(t('nothingPaid'), margin);
  });
}
