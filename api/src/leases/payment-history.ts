import { cents, toDecimal } from '@portal/domain';
import type { WirePaymentRecord } from '@portal/api-contract';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { leases, movements } from '../store/schema.ts';

/** What is left of a payment after its return and its refunds, with the chargebacks that were won back. */
const leftOfPayment = sql<number>`(${movements.amountCents} - (
  select coalesce(sum(case back.type when 'chargeback_won' then -back.amount_cents else back.amount_cents end), 0) from movements as back
  where back.payment_id = ${movements.paymentId}
    and back.type in ('payment_return', 'payment_void', 'refund', 'chargeback_won')))::integer`;

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
  const rows = await db
    .select({
      id: movements.paymentId,
      type: movements.paymentType,
      amountCents: leftOfPayment,
      movedOn: movements.movedOn,
      loanNumber: leases.loanNumber,
    })
    .from(movements)
    .innerJoin(leases, eq(leases.id, movements.leaseId))
    .where(
      and(
        eq(leases.userId, userId),
        inArray(leases.loanNumber, [...loanNumbers]),
        eq(movements.type, 'payment'),
        gt(leftOfPayment, 0),
      ),
    )
    .orderBy(desc(movements.movedOn), desc(movements.id));
  return rows.flatMap(({ id, type, amountCents, movedOn, loanNumber }) =>
    id === null
      ? []
      : [
          {
            PaymentType: type,
            TotalPymtLease: toDecimal(cents(amountCents)),
            dateofpaymt: movedOn,
            PaymentId: id,
            'Loan Number': loanNumber,
          },
        ],
  );
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
