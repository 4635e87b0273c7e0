import type { CalendarDate } from '@portal/domain';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, leaseTerms, movements } from '../store/schema.ts';
import { accountState, type AccountState, type Movement } from './account-state.ts';

export type LeaseRow = typeof leases.$inferSelect;
export type TermsRow = typeof leaseTerms.$inferSelect;

/** A lease that was applied for and has not begun. */
export interface LeaseApplication {
  readonly status: 'application';
  readonly lease: LeaseRow;
}

/** A lease that has begun, with its account as it is on one day. */
export interface RunningLease {
  readonly status: 'running';
  readonly lease: LeaseRow;
  readonly terms: TermsRow;
  readonly account: AccountState;
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

/** Every lease of one customer, in the order they were made. */
export async function findLeases(
  db: Db,
  userId: number,
  today: CalendarDate,
): Promise<readonly LeaseEntry[]> {
  const rows = await leasesOfUser(db).execute({ userId });
  const moved = await movementsOf(
    db,
    rows.map(({ lease }) => lease.id),
  );
  return rows.map((row) => entry(row, moved, today));
}

/** The row of one of a customer's leases; undefined for a lease that nobody or somebody else has. */
export async function findLease(db: Db, userId: number, which: SQL): Promise<LeaseRow | undefined> {
  const [own] = await db
    .select()
    .from(leases)
    .where(and(eq(leases.userId, userId), which));
  return own;
}

/** Whose lease, and which. */
interface Owned {
  readonly userId: number;
  readonly uuid: string;
}

/**
 * Locks one lease of a customer until the transaction ends, so that nothing else moves money on it meanwhile; null for
 * a lease that nobody or somebody else has.
 */
export async function lockLease(tx: Db, owned: Owned, today: CalendarDate): Promise<LeaseEntry | null> {
  const [row] = await lockedLeaseByUuid(tx).execute({ ...owned });
  return row ? entry(row, await movementsOf(tx, [row.lease.id]), today) : null;
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
  today: CalendarDate,
): LeaseEntry {
  if (!terms) return { status: 'application', lease };
  return { status: 'running', lease, terms, account: accountState(terms, moved.get(lease.id) ?? [], today) };
}
