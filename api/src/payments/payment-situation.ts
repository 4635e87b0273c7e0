import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Movement } from '../leases/account-state.ts';
import { movementsOf } from '../leases/lease-store.ts';
import { readUpcoming, upcomingOf, type UpcomingPayment } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, payments } from '../store/schema.ts';
import { countedSince, type LatestPayments } from './decline-limit.ts';

/** What an order is checked against, as it is while the order's rows are locked. */
export interface PaymentSituation {
  readonly made: readonly Movement[];
  readonly upcoming: readonly UpcomingPayment[];
  readonly latest: LatestPayments;
}

const situationOf = prepared((tx) =>
  tx
    .select({
      made: movementsOf(sql.placeholder('leaseId')),
      upcoming: upcomingOf(sql.placeholder('leaseId')),
      declined: sql<number>`count(*) filter (where ${eq(payments.status, 'declined')})`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
      first:
        sql<Date | null>`min(${payments.createdAt}) filter (where ${eq(payments.status, 'declined')})`.mapWith(
          payments.createdAt,
        ),
    })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .where(
      and(
        eq(leases.userId, sql.placeholder('userId')),
        inArray(payments.status, ['declined', 'processing']),
        gt(payments.createdAt, sql.placeholder('since')),
      ),
    )
    .prepare('payment_situation'),
);

/** Reads the movements and upcoming payments of a lease, and what was declined of its customer lately. */
export async function findSituation(
  tx: Db,
  { leaseId, userId }: { readonly leaseId: number; readonly userId: number },
  now: Date,
): Promise<PaymentSituation> {
  const [row] = await situationOf(tx).execute({ leaseId, userId, since: countedSince(now) });
  if (!row) throw new Error('The payments were not counted.');
  const { made, upcoming, ...latest } = row;
  return { made, upcoming: readUpcoming(upcoming), latest };
}
