import { cents, toDecimal } from '@portal/domain';
import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  retrieveLeases,
  verifyLeases,
  type WirePaymentRecord,
} from '@portal/api-contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { customerDay, utcDay } from '../clock/customer-day.ts';
import { isToCome } from '../payments/scheduled-payments.ts';
import { customerCall, type Call } from '../server/call.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { leases, movements, payments } from '../store/schema.ts';
import { guarded } from '../sign-in/sign-in-limits.ts';
import { isUuid, rowId } from '../store/ids.ts';
import { beginConnecting, connectLeases } from './past-leases.ts';
import { findLeases } from './lease-book.ts';
import { isCurrent, isPaidOff, writeExtra, writeLease, writePending } from './lease-wire.ts';

export const leaseCalls: readonly Call[] = [
  customerCall(listLeases, async (request, { db, clock }) => {
    const { account } = request.caller;
    const entries = await findLeases(db, account.id, customerDay(clock.now(), request, account));
    return {
      all: entries.map(writeLease),
      current: entries.filter(isCurrent).map(writeExtra),
      payments: entries.filter(isCurrent).map(writePending),
      paidoff: entries.filter(isPaidOff).map(writeExtra),
    };
  }),

  customerCall(listPaymentHistories, async ({ query, caller }, { db }) => {
    const wanted = parseLoanNumbers(query.loan_numbers);
    return wanted.length === 0 ? [] : historyOf(db, caller.account.id, wanted);
  }),

  customerCall(leaseHistory, async ({ path, caller }, { db }) => {
    const [own] = await db
      .select({ id: leases.id })
      .from(leases)
      .where(and(eq(leases.loanNumber, path.loan_number), eq(leases.userId, caller.account.id)));
    if (!own) throw notFound('The lease');
    return historyOf(db, caller.account.id, [path.loan_number]);
  }),

  customerCall(leaseScheduledPayments, async ({ path, caller }, { db }) => {
    if (!isUuid(path.lease_uuid)) throw notFound('The lease');
    const [own] = await db
      .select({ id: leases.id })
      .from(leases)
      .where(and(eq(leases.uuid, path.lease_uuid), eq(leases.userId, caller.account.id)));
    if (!own) throw notFound('The lease');
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.leaseId, own.id), isToCome))
      .orderBy(asc(payments.payOn), asc(payments.id));
    return rows.map(({ amountCents, payOn, createdAt }) => ({
      amount: toDecimal(cents(amountCents)),
      pay_at: payOn,
      created_at: utcDay(createdAt),
    }));
  }),

  customerCall(leaseContract, async ({ path, caller }, { db }) => {
    const id = rowId(path.lease_id);
    if (id === null) throw notFound('The lease');
    const [own] = await db
      .select({ contract: leases.contractUrl })
      .from(leases)
      .where(and(eq(leases.id, id), eq(leases.userId, caller.account.id)));
    if (!own) throw notFound('The lease');
    if (own.contract === null) throw new Failure(404, 'The contract of this lease has not been filed yet.');
    return { contract: own.contract };
  }),

  customerCall(retrieveLeases, async ({ body, caller, address }, services) => {
    const attempt = { subject: `applicant:${caller.account.id}`, address };
    await guarded(services, attempt, () => beginConnecting(services, caller.account, body));
    return null;
  }),

  customerCall(verifyLeases, async ({ body, caller, address }, services) => {
    const attempt = { subject: `applicant:${caller.account.id}`, address };
    await guarded(services, attempt, () => connectLeases(services, caller.account, body));
    return null;
  }),
];

/** Newest first; numbers of other people's leases find nothing. */
async function historyOf(
  db: Db,
  userId: number,
  loanNumbers: readonly string[],
): Promise<WirePaymentRecord[]> {
  const rows = await db
    .select({
      id: movements.paymentId,
      type: movements.paymentType,
      amountCents: movements.amountCents,
      movedOn: movements.movedOn,
      loanNumber: leases.loanNumber,
    })
    .from(movements)
    .innerJoin(leases, eq(leases.id, movements.leaseId))
    .where(
      and(
        eq(leases.userId, userId),
        inArray(leases.loanNumber, [...loanNumbers]),
        eq(movements.kind, 'payment'),
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

function parseLoanNumbers(text: string): readonly string[] {
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
