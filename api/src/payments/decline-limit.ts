import { eq, and, gt, inArray, sql } from 'drizzle-orm';
import { Failure } from '../server/failure.ts';
import { pleaseWait } from '../sign-in/sign-in-limits.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, payments } from '../store/schema.ts';

/** Milliseconds. */
const span = 60 * 60_000;
/** Declined payments of one customer within an hour, after which no further one is sent to the processor. */
export const declinesByCustomer = 10;
/** Seconds to wait for payments whose outcome is still open. */
const openPause = 60;

const latestPayments = prepared((tx) =>
  tx
    .select({
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
    .prepare('latest_declined_payments'),
);

/**
 * Rejects a payment of a customer of whom many were declined: that is how stolen cards are tried out. Payments whose
 * outcome is open count too, so that no more are tried when they are sent at the same moment.
 *
 * @param tx the transaction that stores the payment; it has locked what else it locks
 * @throws Failure 429 with the seconds to wait
 */
export async function limitDeclines(tx: Db, userId: number, now: Date): Promise<void> {
  await takeAdvisoryLock(tx, `declines:${userId}`);
  const since = new Date(now.getTime() - span);
  const [latest] = await latestPayments(tx).execute({ userId, since });
  if (!latest) throw new Error('The declined payments were not counted.');
  const { declined, all, first } = latest;
  if (all < declinesByCustomer) return;
  const isUsedUp = declined >= declinesByCustomer && first !== null;
  const seconds = isUsedUp ? Math.ceil((first.getTime() - since.getTime()) / 1000) : openPause;
  throw new Failure(429, `Too many payments were declined. ${pleaseWait(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}
