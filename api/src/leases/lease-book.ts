import type { CalendarDate } from '@portal/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, leaseTerms, movements } from '../store/schema.ts';
import { accountState, type AccountState, type Movement } from './account-state.ts';

export type LeaseRow = typeof leases.$inferSelect;
export type TermsRow = typeof leaseTerms.$inferSelect;

/** A lease as it stands on one day: an application, or one that has begun and has an account. */
export type LeaseEntry =
  | { readonly kind: 'application'; readonly lease: LeaseRow }
  | {
      readonly kind: 'running';
      readonly lease: LeaseRow;
      readonly terms: TermsRow;
      readonly account: AccountState;
    };

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

/** Whose lease, and which. */
interface Owned {
  readonly userId: number;
  readonly uuid: string;
}

/**
 * One lease of a customer, held until the transaction ends so that nothing else moves money on it meanwhile; null for
 * a lease that nobody or somebody else has.
 */
export async function holdLease(tx: Db, owned: Owned, today: CalendarDate): Promise<LeaseEntry | null> {
  const [row] = await heldLeaseByUuid(tx).execute({ ...owned });
  return row ? entry(row, await movementsOf(tx, [row.lease.id]), today) : null;
}

const heldLeaseByUuid = prepared((db) =>
  db
    .select({ lease: leases, terms: leaseTerms })
    .from(leases)
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(and(eq(leases.uuid, sql.placeholder('uuid')), eq(leases.userId, sql.placeholder('userId'))))
    .for('update', { of: leases })
    .prepare('held_lease_by_uuid'),
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
  if (!terms) return { kind: 'application', lease };
  return { kind: 'running', lease, terms, account: accountState(terms, moved.get(lease.id) ?? [], today) };
}
