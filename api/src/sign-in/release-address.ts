import { and, eq } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { users } from '../store/schema.ts';

/**
 * Deletes the account that somebody has registered with an address and nobody has verified, with all that was begun for
 * it, so that a stranger's registration does not keep the address from its owner. Nothing is lost: nobody has signed in to
 * it. Whatever of it is under way, such as entering its PIN, finds no account any more.
 */
export async function releaseAddress(tx: Db, email: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, email), eq(users.verification, 'registered')));
}
