import type { CalendarDate } from '@portal/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
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

/** Every lease of one customer, in the order they were made. */
export async function findLeases(
  db: Db,
  userId: number,
  today: CalendarDate,
): Promise<readonly LeaseEntry[]> {
  const rows = await db
    .select({ lease: leases, terms: leaseTerms })
    .from(leases)
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(eq(leases.userId, userId))
    .orderBy(asc(leases.id));
  const moved = await movementsOf(
    db,
    rows.map(({ lease }) => lease.id),
  );
  return rows.map((row) => entry(row, moved, today));
}

/**
 * One lease of a customer, held until the transaction ends so that nothing else moves money on it meanwhile.
 * Null for a lease that nobody or somebody else has.
 */
export async function holdLease(
  tx: Db,
  owner: { readonly userId: number; readonly uuid: string },
  today: CalendarDate,
): Promise<LeaseEntry | null> {
  const [lease] = await tx
    .select()
    .from(leases)
    .where(and(eq(leases.uuid, owner.uuid), eq(leases.userId, owner.userId)))
    .for('update');
  if (!lease) return null;
  const [terms] = await tx.select().from(leaseTerms).where(eq(leaseTerms.leaseId, lease.id));
  return entry({ lease, terms: terms ?? null }, await movementsOf(tx, [lease.id]), today);
}

type MovementsByLease = ReadonlyMap<number, readonly Movement[]>;

async function movementsOf(db: Db, leaseIds: readonly number[]): Promise<MovementsByLease> {
  if (leaseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(movements)
    .where(inArray(movements.leaseId, [...leaseIds]))
    .orderBy(asc(movements.movedOn), asc(movements.id));
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
