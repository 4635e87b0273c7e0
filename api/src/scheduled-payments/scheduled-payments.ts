import { cents, compareDates, type CalendarDate, type ScheduledPayment } from '@portal/domain';
import { and, asc, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { DatedPayment } from '../mail/email-templates.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { payments } from '../store/schema.ts';

/** Payments whose money may still move. */
export const isUpcoming = inArray(payments.status, ['scheduled', 'processing']);

/** A payment whose money may still move, as it is stored. */
export type ScheduledRow = Pick<typeof payments.$inferSelect, 'amountCents' | 'payOn' | 'createdAt'>;

/** A payment of one lease whose money may still move. */
export type UpcomingPayment = Pick<ScheduledPayment, 'amount' | 'payAt'> & { readonly isProcessing: boolean };

const upcomingPayments = prepared((db) =>
  db
    .select({ amountCents: payments.amountCents, payAt: payments.payOn, status: payments.status })
    .from(payments)
    .where(and(eq(payments.leaseId, sql.placeholder('leaseId')), isUpcoming))
    .orderBy(asc(payments.payOn))
    .prepare('upcoming_payments'),
);

/** Returns a lease's payments whose money may still move, the next one first. */
export async function findScheduled(db: Db, leaseId: number): Promise<readonly UpcomingPayment[]> {
  return readUpcoming(await upcomingPayments(db).execute({ leaseId }));
}

type UpcomingRow = Pick<typeof payments.$inferSelect, 'amountCents' | 'status'> & {
  readonly payAt: CalendarDate;
};

/** The payments of a lease whose money may still move, the next one first, as one value of another statement. */
export const upcomingOf = (leaseId: SQLWrapper) => {
  const list = sql`(select coalesce(json_agg(json_build_object(
      'amountCents', ${payments.amountCents}, 'payAt', ${payments.payOn}, 'status', ${payments.status}
    ) order by ${payments.payOn}), '[]')
    from ${payments} where ${payments.leaseId} = ${leaseId} and ${isUpcoming})`;
  return sql<readonly UpcomingRow[]>`${list}`;
};

/** Returns payments whose money may still move in domain names. */
export const readUpcoming = (rows: readonly UpcomingRow[]): readonly UpcomingPayment[] =>
  rows.map(({ amountCents, payAt, status }) => ({
    amount: cents(amountCents),
    payAt,
    isProcessing: status === 'processing',
  }));

/** Returns every payment of a lease whose money may still move, the next one first. */
export const listScheduled = (db: Db, leaseId: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), isUpcoming))
    .orderBy(asc(payments.payOn), asc(payments.id));

/** The payments of a lease whose money may still move as they are stored, as one value of another statement. */
export const scheduledOf = (leaseId: SQLWrapper) => {
  const list = sql`(select coalesce(json_agg(json_build_object(
      'amountCents', ${payments.amountCents}, 'payOn', ${payments.payOn}, 'createdAt', ${payments.createdAt}
    ) order by ${payments.payOn}, ${payments.id}), '[]')
    from ${payments} where ${payments.leaseId} = ${leaseId} and ${isUpcoming})`;
  return sql<readonly ScheduledRow[]>`${list}`.mapWith((rows: readonly ScheduledAsJson[]) =>
    rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
  );
};

type ScheduledAsJson = Omit<ScheduledRow, 'createdAt'> & { readonly createdAt: string };

/** Why the scheduled payments of a lease that has been paid off are canceled. */
export const paidOff = 'The lease had been paid off.';

const dayAndAmount = { date: payments.payOn, amountCents: payments.amountCents };

/** Cancels the scheduled payments of a lease that has been paid off, and returns them, the next one first. */
export async function cancelScheduled(tx: Db, leaseId: number): Promise<readonly DatedPayment[]> {
  const canceled = await tx
    .update(payments)
    .set({ status: 'canceled', reason: paidOff })
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'scheduled')))
    .returning(dayAndAmount);
  return canceled.map(readDated).sort((one, other) => compareDates(one.date, other.date));
}

/** Returns the payments from a day on that were canceled because their lease had been paid off, the next one first. */
export async function findCanceled(
  tx: Db,
  { leaseId, from }: { readonly leaseId: number; readonly from: CalendarDate },
): Promise<readonly DatedPayment[]> {
  const canceled = await tx
    .select(dayAndAmount)
    .from(payments)
    .where(
      and(
        eq(payments.leaseId, leaseId),
        eq(payments.status, 'canceled'),
        eq(payments.reason, paidOff),
        gte(payments.payOn, from),
      ),
    )
    .orderBy(asc(payments.payOn), asc(payments.id));
  return canceled.map(readDated);
}

const readDated = ({ date, amountCents }: { readonly date: CalendarDate; readonly amountCents: number }) => ({
  date,
  amount: cents(amountCents),
});
