import { cents, toDecimal } from '@portal/domain';
import type { WirePaymentRecord } from '@portal/api-contract';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { leases, paymentHistory } from '../store/schema.ts';

/**
 * Returns the payments of a customer's leases with what was not given back of them, newest first; one that was given
 * back as a whole is not among them, and numbers of other customers' leases find nothing.
 */
export async function findPaymentHistory(
  db: Db,
  userId: number,
  loanNumbers: readonly string[],
): Promise<WirePaymentRecord[]> {
  if (loanNumbers.length === 0) return [];
  const own = db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.userId, userId), inArray(leases.loanNumber, [...loanNumbers])));
  const rows = await db
    .select({
      id: paymentHistory.paymentId,
      type: paymentHistory.paymentType,
      amountCents: paymentHistory.keptCents,
      paidOn: paymentHistory.paidOn,
      loanNumber: leases.loanNumber,
    })
    .from(paymentHistory)
    .innerJoin(leases, eq(leases.id, paymentHistory.leaseId))
    // As an array, which the server reads first: joined with them, it would compute the history of every lease.
    .where(and(sql`${paymentHistory.leaseId} = any(array(${own}))`, gt(paymentHistory.keptCents, 0)))
    .orderBy(desc(paymentHistory.paidOn), desc(paymentHistory.movementId));
  return rows.map(({ id, type, amountCents, paidOn, loanNumber }) => ({
    PaymentType: type,
    TotalPymtLease: toDecimal(cents(amountCents)),
    dateofpaymt: paidOn,
    PaymentId: id,
    'Loan Number': loanNumber,
  }));
}

const mostLoanNumbers = 500;

/**
 * Parses the loan numbers of a query.
 *
 * @throws Failure 422 unless it is a JSON list of texts that is not too long
 */
export function parseLoanNumbers(text: string): readonly string[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = null;
  }
  if (
    !Array.isArray(list) ||
    list.length > mostLoanNumbers ||
    !list.every((one) => typeof one === 'string')
  ) {
    throw invalid({ loan_numbers: `This must be a JSON list of at most ${mostLoanNumbers} texts.` });
  }
  return list;
}
