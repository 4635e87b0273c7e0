import { and, eq } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { users, type Account } from '../store/schema.ts';

/**
 * Returns an account as it is now, and keeps changes of it waiting until the transaction ends. Comparing a password takes
 * long enough for the owner to set another one meanwhile; what the old one began is not to outlive it.
 *
 * @param account as its password was compared
 * @param lock `share` lets others read the account under such a lock; `update` is for who changes it
 * @returns null when the account has another password by now
 */
export async function lockUnderPassword(
  tx: Db,
  { id, passwordHash }: Account,
  lock: 'share' | 'update',
): Promise<Account | null> {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for(lock);
  return account ?? null;
}
