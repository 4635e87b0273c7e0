import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Waits for an advisory lock of PostgreSQL and keeps it until the transaction ends, across all processes. It protects
 * rows that are counted before one is added, when there is no row yet that could be locked.
 *
 * @param tx a transaction; it reads what earlier holders of the lock have committed
 * @param name of the lock, unique in the store; transactions that take several take them in the same order
 */
export async function takeAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select ${advisoryLock(sql`${name}`)}`);
}

/** Takes the advisory lock as a part of another statement, which must not count the rows that it protects. */
export const advisoryLock = (name: SQLWrapper) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
