import type { Db } from '../store/database.ts';
import { savedFilters } from '../store/schema.ts';
import { seededFilters } from './filters.ts';
import { assertDefined } from './assert-defined.ts';
import type { Ids } from './seed-people.ts';

/** Seeds the saved filters of the staff. */
export async function seedFilters(tx: Db, ids: Ids, now: Date): Promise<void> {
  await tx.insert(savedFilters).values(
    seededFilters.map(({ owner, ...filter }) => ({
      ...filter,
      userId: owner === null ? null : assertDefined(ids.get(owner)),
      savedAt: now,
    })),
  );
}
