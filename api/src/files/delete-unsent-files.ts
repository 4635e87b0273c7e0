import { and, inArray, lte } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { files } from '../store/schema.ts';
import { isUnsent } from './is-unsent.ts';

/** Milliseconds in which a file may still be sent with a form. */
const keptUnsent = 24 * 60 * 60_000;

/** Deletes the files that no form was submitted with within a day of their upload; returns how many. */
export async function deleteUnsentFiles(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // A file that is locked is being submitted or deleted.
    const unsent = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(lte(files.createdAt, new Date(now.getTime() - keptUnsent)), isUnsent(tx)))
      .for('update', { skipLocked: true });
    if (unsent.length === 0) return 0;
    // Asks again, because a form may have been submitted between the look and the lock.
    const deleted = await tx
      .delete(files)
      .where(
        and(
          inArray(
            files.id,
            unsent.map(({ id }) => id),
          ),
          isUnsent(tx),
        ),
      )
      .returning({ id: files.id });
    return deleted.length;
  });
}
