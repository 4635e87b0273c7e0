import { cents } from '@portal/domain';
import {
  findPaymentIntent,
  listPaymentIntents,
  paymentReceipt,
  paymentStatement,
} from '@portal/api-contract';
import { companyOf, type Companies } from '../brands/company.ts';
import { findPaymentHistory } from '../leases/payment-history.ts';
import { FileAnswer } from '../server/answers.ts';
import { notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { hasReceipt, receiptPdf, statementPdf } from './payment-documents.ts';
import { findPayment, leasesOf, listPayments, statusOf, writePayment } from './payment-list.ts';

export interface PaymentListServices {
  readonly db: Db;
  /** Whom receipts and statements are from. */
  readonly companies: Companies;
}

/** The handlers of payments that were ordered: their list, one of them, its receipt, and the statement of a year. */
export const paymentListHandlers = ({ db, companies }: PaymentListServices): readonly EndpointHandler[] => {
  const findOwn = async (userId: number, paymentId: string) => {
    const id = rowId(paymentId);
    const own = id === null ? null : await findPayment(db, userId, id);
    if (own === null) throw notFound('The payment');
    return own;
  };
  return [
    handler(listPaymentIntents, async ({ caller }) =>
      (await listPayments(db, caller.account.id)).map(writePayment),
    ),

    handler(findPaymentIntent, async ({ path, caller }) => {
      const own = await findOwn(caller.account.id, path.payment_id);
      return { ...writePayment(own), authorization: own.payment.authorization };
    }),

    handler(paymentReceipt, async ({ path, query, caller, client }) => {
      const { payment, lease, refunds } = await findOwn(caller.account.id, path.payment_id);
      const status = statusOf(payment);
      if (!hasReceipt(status)) throw notFound('The payment');
      const receipt = {
        ...lease,
        paymentId: payment.id,
        status,
        amount: cents(payment.amountCents),
        date: payment.payOn,
        methodType: payment.methodType,
        last4: payment.methodLast4,
        authorization: payment.authorization,
        refunds,
      };
      const pdf = await receiptPdf(receipt, companyOf(companies, client.brand), query.language);
      return new FileAnswer(`receipt-${payment.id}.pdf`, 'application/pdf', pdf);
    }),

    handler(paymentStatement, async ({ path: { year }, query, caller, client }) => {
      if (!/^[12]\d{3}$/.test(year)) throw notFound('The year');
      const { id } = caller.account;
      const leases = await leasesOf(db, id);
      const numbers = leases.map(({ loanNumber }) => loanNumber);
      const paid = (await findPaymentHistory(db, id, numbers)).filter(({ dateofpaymt }) =>
        dateofpaymt.startsWith(year),
      );
      const sections = leases
        .map((lease) => ({
          ...lease,
          payments: paid.filter((payment) => payment['Loan Number'] === lease.loanNumber),
        }))
        .filter(({ payments }) => payments.length > 0);
      const company = companyOf(companies, client.brand);
      const pdf = await statementPdf(Number(year), sections, company, query.language);
      return new FileAnswer(`payments-${year}.pdf`, 'application/pdf', pdf);
    }),
  ];
};
