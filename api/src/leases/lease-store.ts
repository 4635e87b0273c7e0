import type { CalendarDate } from '@portal/domain';
import { and, asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { scheduledOf, type ScheduledRow } from '../scheduled-payments/scheduled-payments.ts';
import { prepared } from '../store/prepared.ts';
import { leases, leaseTerms } from '../store/schema.ts';
import {
  accountState,
  afterPayment,
  type AccountRow,
  type AccountState,
  type LeaseAccount,
} from './account-state.ts';
import { leaseDay, type LeaseDay, type LeaseDayServices } from './lease-day.ts';

export type LeaseRow = typeof leases.$inferSelect;
export type TermsRow = typeof leaseTerms.$inferSelect;

/** An application: a lease that has not begun. */
export interface LeaseApplication extends LeaseDay {
  readonly status: 'application';
  readonly lease: LeaseRow;
}

/** A lease that has begun, with the state of its account on its today. */
export interface RunningLease extends LeaseDay {
  readonly status: 'running';
  readonly lease: LeaseRow;
  readonly terms: TermsRow;
  readonly account: LeaseAccount;
  /**
   * Returns what the account will be on a later day.
   *
   * @param plannedCents all that is paid until then, nothing by default
   */
  accountOn(day: CalendarDate, plannedCents?: number): AccountState;
}

export type LeaseEntry = LeaseApplication | RunningLease;

/**
 * What the ledger says of a lease, as one value: a statement that reads the lease reads it too. Null until the lease has
 * begun.
 */
export const accountOf = (leaseId: SQLWrapper) => sql<AccountRow | null>`account_of_lease(${leaseId})`;

const leasesOfUser = prepared((db) =>
  db
    .select({
      lease: leases,
      terms: leaseTerms,
      ledger: accountOf(leases.id),
      scheduled: scheduledOf(leases.id),
    })
    .from(leases)
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(eq(leases.userId, sql.placeholder('userId')))
    .orderBy(asc(leases.id))
    .prepare('leases_of_user'),
);

/** A lease with its payments whose money may still move, the next one first. */
interface LeaseWithScheduled {
  readonly entry: LeaseEntry;
  readonly scheduled: readonly ScheduledRow[];
}

/** Returns every lease of a customer, the oldest first, each as of its own today. */
export async function findLeasesWithScheduled(
  { db, ...days }: LeaseDayServices & { readonly db: Db },
  userId: number,
): Promise<readonly LeaseWithScheduled[]> {
  const rows = await leasesOfUser(db).execute({ userId });
  return rows.map(({ ledger, scheduled, ...row }) => ({
    entry: leaseEntry(row, ledger, leaseDay(days, row.lease.timeZone)),
    scheduled,
  }));
}

/** Returns the same leases alone. */
export async function findLeases(
  services: LeaseDayServices & { readonly db: Db },
  userId: number,
): Promise<readonly LeaseEntry[]> {
  return (await findLeasesWithScheduled(services, userId)).map(({ entry }) => entry);
}

/** Returns the row of a customer's lease; undefined when there is no such lease, or it is another customer's. */
export async function findLease(db: Db, userId: number, which: SQL): Promise<LeaseRow | undefined> {
  const [own] = await db
    .select()
    .from(leases)
    .where(and(eq(leases.userId, userId), which));
  return own;
}

/** Names a lease of a customer. */
interface Owned {
  readonly userId: number;
  readonly uuid: string;
}

/**
 * Locks a customer's lease until the transaction ends, so that nothing else moves its money meanwhile. Returns null
 * when there is no such lease, or it is another customer's.
 *
 * @param on the day of its account; its own today by default
 */
export async function lockLease(
  tx: Db,
  days: LeaseDayServices,
  { on, ...owned }: Owned & { readonly on?: CalendarDate },
): Promise<LeaseEntry | null> {
  const row = await lockLeaseRow(tx, owned);
  return row ? readLocked(tx, days, row, on) : null;
}

/** Locks a customer's lease as `lockLease` does, and returns it without its account. */
export async function lockLeaseRow(tx: Db, owned: Owned): Promise<StoredLease | null> {
  const [row] = await lockedLeaseByUuid(tx).execute({ ...owned });
  return row ?? null;
}

const lockedLeaseByUuid = prepared((db) =>
  db
    .select({ lease: leases, terms: leaseTerms })
    .from(leases)
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(and(eq(leases.uuid, sql.placeholder('uuid')), eq(leases.userId, sql.placeholder('userId'))))
    .for('update', { of: leases })
    .prepare('lock_lease_by_uuid'),
);

const accountOfLease = prepared((tx) =>
  tx
    .select({ ledger: accountOf(leases.id) })
    .from(leases)
    .where(eq(leases.id, sql.placeholder('leaseId')))
    .prepare('account_of_lease'),
);

/** A lease as it is stored; `terms` is null until it has begun. */
export interface StoredLease {
  readonly lease: LeaseRow;
  readonly terms: TermsRow | null;
}

/**
 * Returns a lease that the transaction has locked. Its account takes a statement of its own: one that waits for a lock
 * reads everything else as it was before.
 *
 * @param on the day of its account; its own today by default
 */
export async function readLocked(
  tx: Db,
  days: LeaseDayServices,
  row: StoredLease,
  on?: CalendarDate,
): Promise<LeaseEntry> {
  const [read] = await accountOfLease(tx).execute({ leaseId: row.lease.id });
  const day = leaseDay(days, row.lease.timeZone);
  return leaseEntry(row, read?.ledger ?? null, { ...day, today: on ?? day.today });
}

/** Returns a lease with the state of its account on a day. */
export function leaseEntry(
  { lease, terms }: StoredLease,
  ledger: AccountRow | null,
  day: LeaseDay,
): LeaseEntry {
  if (!terms) return { status: 'application', lease, ...day };
  if (!ledger) throw new Error(`Lease ${lease.id} has begun, and the ledger has no entry of it.`);
  const accountOn = (on: CalendarDate, plannedCents = 0) =>
    accountState(terms, afterPayment(ledger, plannedCents), on);
  const { lastPaidOn, percentPaid } = ledger;
  const account = { ...accountOn(day.today), lastPaidOn, percentPaid };
  return { status: 'running', lease, terms, account, accountOn, ...day };
}
