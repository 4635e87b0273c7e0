import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AccountRow } from '../leases/account-state.ts';
import { accountOf } from '../leases/lease-store.ts';
import { readUpcoming, upcomingOf, type UpcomingPayment } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, payments } from '../store/schema.ts';
import { countedSince, type LatestPayments } from './decline-limit.ts';

/** What an order is checked against, as it is while the order's rows are locked. */
export interface PaymentSituation {
  /** Null until the lease has begun. */
  readonly ledger: AccountRow | null;
  readonly upcoming: readonly UpcomingPayment[];
  readonly latest: LatestPayments;
}

/** More than the payments of one lease that count; a limit makes the server look the payments up by their lease. */
const mostOfLease = 1_000;

const situationOf = prepared((tx) => {
  // By status alone it would pass every payment that was ever processing and has not been vacuumed away.
  const latest = tx
    .select({ status: payments.status, createdAt: payments.createdAt })
    .from(payments)
    .where(
      and(
        eq(payments.leaseId, leases.id),
        inArray(payments.status, ['declined', 'processing']),
        gt(payments.createdAt, sql.placeholder('since')),
      ),
    )
    .limit(mostOfLease)
    .as('latest');
  const isDeclined = eq(latest.status, 'declined');
  return tx
    .select({
      ledger: accountOf(sql.placeholder('leaseId')),
      upcoming: upcomingOf(sql.placeholder('leaseId')),
      declined: sql<number>`count(*) filter (where ${isDeclined})`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
      first: sql<Date | null>`min(${latest.createdAt}) filter (where ${isDeclined})`.mapWith(
        payments.createdAt,
      ),
    })
    .from(leases)
    .innerJoinLateral(latest, sql`true`)
    .where(eq(leases.userId, sql.placeholder('userId')))
    .prepare('payment_situation');
});

/** Reads the account and upcoming payments of a lease, and what was declined of its customer lately. */
export async function findSituation(
  tx: Db,
  { leaseId, userId }: { readonly leaseId: number; readonly userId: number },
  now: Date,
): Promise<PaymentSituation> {
  const [row] = await situationOf(tx).execute({ leaseId, userId, since: countedSince(now) });
  if (!row) throw new Error('The payments were not counted.');
  const { ledger, upcoming, ...latest } = row;
  return { ledger, upcoming: readUpcoming(upcoming), latest };
}
