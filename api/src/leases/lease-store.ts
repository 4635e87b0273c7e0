import type { CalendarDate } from '@portal/domain';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, leaseTerms, movements } from '../store/schema.ts';
import { accountState, type AccountState, type Movement } from './account-state.ts';
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
  readonly account: AccountState;
  /** Returns what the account will be on a later day when nothing but the planned payments is paid until then. */
  accountOn(day: CalendarDate, planned?: readonly Movement[]): AccountState;
}

export type LeaseEntry = LeaseApplication | RunningLease;

const leasesOfUser = prepared((db) =>
  db
    .select({ lease: leases, terms: leaseTerms })
    .from(leases)
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(eq(leases.userId, sql.placeholder('userId')))
    .orderBy(asc(leases.id))
    .prepare('leases_of_user'),
);

/** Returns every lease of a customer, the oldest first, each as of its own today. */
export async function findLeases(
  { db, ...days }: LeaseDayServices & { readonly db: Db },
  userId: number,
): Promise<readonly LeaseEntry[]> {
  const rows = await leasesOfUser(db).execute({ userId });
  const moved = await movementsOf(
    db,
    rows.map(({ lease }) => lease.id),
  );
  return rows.map((row) => entry(row, moved, leaseDay(days, row.lease.timeZone)));
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
  const [row] = await lockedLeaseByUuid(tx).execute({ ...owned });
  if (!row) return null;
  const day = leaseDay(days, row.lease.timeZone);
  return entry(row, await movementsOf(tx, [row.lease.id]), { ...day, today: on ?? day.today });
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

type MovementsByLease = ReadonlyMap<number, readonly Movement[]>;

const movementsOfLeases = prepared((db) =>
  db
    .select()
    .from(movements)
    .where(sql`${movements.leaseId} = any(${sql.placeholder('leaseIds')})`)
    .orderBy(asc(movements.movedOn), asc(movements.id))
    .prepare('movements_of_leases'),
);

async function movementsOf(db: Db, leaseIds: readonly number[]): Promise<MovementsByLease> {
  if (leaseIds.length === 0) return new Map();
  const rows = await movementsOfLeases(db).execute({ leaseIds });
  const byLease = new Map<number, Movement[]>();
  for (const row of rows) {
    const own = byLease.get(row.leaseId);
    if (own) own.push(row);
    else byLease.set(row.leaseId, [row]);
  }
  return byLease;
}

function entry(
  { lease, terms }: { readonly lease: LeaseRow; readonly terms: TermsRow | null },
  moved: MovementsByLease,
  day: LeaseDay,
): LeaseEntry {
  if (!terms) return { status: 'application', lease, ...day };
  const made = moved.get(lease.id) ?? [];
  const accountOn = (on: CalendarDate, planned: readonly Movement[] = []) =>
    accountState(terms, [...made, ...planned], on);
  return { status: 'running', lease, terms, account: accountOn(day.today), accountOn, ...day };
}
