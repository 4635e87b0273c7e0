import type { CalendarDate } from '@portal/domain';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { dayIn } from '../clock/customer-day.ts';
import type { Db } from '../store/database.ts';
import { isLockTimeout } from '../store/violation.ts';
import * as schema from '../store/schema.ts';
import { seedings, slides, users } from '../store/schema.ts';
import { emptySeedVersion, seedVersion } from './seed-version.ts';
import { assertDefined } from './assert-defined.ts';
import { seedFilters } from './seed-filters.ts';
import { seedLeases } from './seed-leases.ts';
import { seedLinks } from './seed-links.ts';
import { seedPeople } from './seed-people.ts';
import { seedRetailers } from './seed-retailers.ts';
import { seedPaymentMethods } from './seed-wallets.ts';
import { seededSlides } from './slides.ts';

export interface SeedOptions {
  readonly now: Date;
  /** IANA name of the time zone in which the demo's dates begin. */
  readonly timeZone: string;
  readonly retailerCount: number;
  /** Address of the portal, for the links in the seeded emails. */
  readonly portalUrl: string;
  /** Deletes everything in a store that was seeded before. */
  readonly isFresh?: boolean;
}

export type SeedOutcome =
  | { readonly status: 'seeded' }
  /** Nothing was changed. */
  | { readonly status: 'already-seeded'; readonly seededOn: CalendarDate; readonly isOfThisRelease: boolean }
  /** It has accounts that were not seeded. Nothing was changed, because everybody knows the demo's password. */
  | { readonly status: 'occupied' };

/**
 * Seeds an empty store with the demo's data as of today, completely or not at all. A store with data is left as it is,
 * unless it was seeded before and `isFresh` is set.
 */
export async function seed(db: Db, options: SeedOptions): Promise<SeedOutcome> {
  return begin(db, { ...options, version: seedVersion }, async (tx, today) => {
    const ids = await seedPeople(tx, options.now);
    const methods = await seedPaymentMethods(tx, ids, today, options.now);
    await seedLeases(tx, ids, methods, today, options.now);
    await seedLinks(tx, ids, options);
    await seedRetailers(tx, options.retailerCount);
    await tx.insert(slides).values([...seededSlides]);
    await seedFilters(tx, ids, options.now);
  });
}

/** Leaves a store with empty tables, which a later start in the demo does not seed. */
export const seedNothing = (
  db: Db,
  options: Pick<SeedOptions, 'now' | 'timeZone' | 'isFresh'>,
): Promise<SeedOutcome> => begin(db, { ...options, version: emptySeedVersion }, async () => undefined);

async function begin(
  db: Db,
  {
    now,
    timeZone,
    isFresh = false,
    version,
  }: Pick<SeedOptions, 'now' | 'timeZone' | 'isFresh'> & { readonly version: string },
  fill: (tx: Db, today: CalendarDate) => Promise<unknown>,
): Promise<SeedOutcome> {
  const today = dayIn(timeZone, now);
  return afterOthers(() =>
    db.transaction(async (tx): Promise<SeedOutcome> => {
      const note = { name: 'demo', seedVersion: version, seededOn: today };
      const [first] = await tx.insert(seedings).values(note).onConflictDoNothing().returning();
      if (!first && !isFresh) return alreadySeeded(tx);
      if (first && (await tx.select({ id: users.id }).from(users).limit(1)).length > 0) {
        await tx.delete(seedings);
        return { status: 'occupied' };
      }
      if (!first) {
        await tx.execute(sql`truncate table ${sql.join(everyTable, sql`, `)} restart identity cascade`);
        await tx.insert(seedings).values(note);
      }
      await fill(tx, today);
      return { status: 'seeded' };
    }),
  );
}

/** How long another process may seed the store, ms: on a slow machine longer than a statement waits for a row. */
const patienceMs = 120_000;

/** Seeds again when it waited in vain for the row of a process that seeds. */
async function afterOthers(seedOnce: () => Promise<SeedOutcome>): Promise<SeedOutcome> {
  const start = performance.now();
  for (;;) {
    try {
      return await seedOnce();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - start > patienceMs) throw error;
    }
  }
}

/** Whether a store has the accounts of the demo, whose password everybody knows. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [seeding] = await db.select().from(seedings);
  return seeding !== undefined && seeding.seedVersion !== emptySeedVersion;
}

const everyTable = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

async function alreadySeeded(tx: Db): Promise<SeedOutcome> {
  const { seedVersion: version, seededOn } = assertDefined((await tx.select().from(seedings))[0]);
  const isOfThisRelease = version === seedVersion || version === emptySeedVersion;
  return { status: 'already-seeded', seededOn, isOfThisRelease };
}
