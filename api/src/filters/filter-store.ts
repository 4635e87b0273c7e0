import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import { savedFilters } from '../store/schema.ts';

/** How many filters of one report an owner may save. */
export const mostFilters = 100;

export interface NewFilter {
  /** Null saves it for everybody. */
  readonly userId: number | null;
  readonly inputClass: string;
  /** Null names it by a number. */
  readonly name: string | null;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

const isGlobal = sql<boolean>`${savedFilters.userId} is null`;

/** Returns a user's own filters of a type of report by name, then everybody's. */
export async function findFilters(db: Db, userId: number, inputClass: string) {
  return db
    .select({ name: savedFilters.name, input_values: savedFilters.inputValues, is_global: isGlobal })
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.inputClass, inputClass),
        or(eq(savedFilters.userId, userId), isNull(savedFilters.userId)),
      ),
    )
    .orderBy(isGlobal, asc(savedFilters.name));
}

/**
 * Saves a filter; one of the same owner, report and name is replaced, which is how a filter is changed.
 *
 * @throws Failure 422 when the owner already has the most filters
 */
export async function saveFilter(db: Db, filter: NewFilter, now: Date): Promise<void> {
  const { userId, inputClass, inputValues } = filter;
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `filters:${userId ?? 'everybody'}:${inputClass}`);
    const names = await namesOf(tx, filter);
    const name = filter.name ?? freeName(names);
    if (!names.has(name) && names.size >= mostFilters) {
      throw invalid({ name: `There are already ${mostFilters} filters. Replace one of them.` });
    }
    const { userId: owner, inputClass: report, name: title } = savedFilters;
    await tx
      .insert(savedFilters)
      .values({ userId, inputClass, name, inputValues, savedAt: now })
      .onConflictDoUpdate({
        target: userId === null ? [report, title] : [owner, report, title],
        targetWhere: userId === null ? sql`${owner} is null` : sql`${owner} is not null`,
        set: { inputValues, savedAt: now },
      });
  });
}

async function namesOf(db: Db, { userId, inputClass }: NewFilter): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: savedFilters.name })
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.inputClass, inputClass),
        userId === null ? isNull(savedFilters.userId) : eq(savedFilters.userId, userId),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}

function freeName(names: ReadonlySet<string>): string {
  let number = names.size + 1;
  while (names.has(`Filter ${number}`)) number += 1;
  return `Filter ${number}`;
}
