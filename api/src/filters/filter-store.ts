import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import { savedFilters } from '../store/schema.ts';

/** Filters of one kind of report that one owner may keep. */
export const mostFilters = 100;

export interface NewFilter {
  /** Null keeps it for everybody. */
  readonly userId: number | null;
  readonly inputClass: string;
  /** Null gives it a number for a name. */
  readonly name: string | null;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

/** A user's own filters of a kind of report by name, then everybody's. */
export async function findFilters(db: Db, userId: number, inputClass: string) {
  return db
    .select({ name: savedFilters.name, input_values: savedFilters.inputValues })
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.inputClass, inputClass),
        or(eq(savedFilters.userId, userId), isNull(savedFilters.userId)),
      ),
    )
    .orderBy(sql`${savedFilters.userId} is null`, asc(savedFilters.name));
}

/**
 * Keeps a filter; one of the same owner, kind and name is replaced, which is how a filter is changed.
 *
 * @throws Failure 422 when the owner has as many as can be kept
 */
export async function saveFilter(db: Db, filter: NewFilter, now: Date): Promise<void> {
  const { userId, inputClass, inputValues } = filter;
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `filters:${userId ?? 'everybody'}:${inputClass}`);
    const names = await namesOf(tx, filter);
    const name = filter.name ?? freeName(names);
    if (!names.has(name) && names.size >= mostFilters) {
      throw invalid({ name: `There are ${mostFilters} filters already: replace one of them.` });
    }
    const { userId: owner, inputClass: kind, name: title } = savedFilters;
    await tx
      .insert(savedFilters)
      .values({ userId, inputClass, name, inputValues, savedAt: now })
      .onConflictDoUpdate({
        target: userId === null ? [kind, title] : [owner, kind, title],
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
