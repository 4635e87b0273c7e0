import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Waits for whoever else holds the same thing, in whatever process, and holds it until the transaction ends. For what
 * is counted before a row is added to it, and hence has no row of its own that could be held.
 *
 * @param tx a transaction; what it reads after this is what the holders before it have left
 * @param thing names it, among everything that is ever held; who holds several takes them in one order
 */
export async function takeAdvisoryLock(tx: Db, thing: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`);
}
