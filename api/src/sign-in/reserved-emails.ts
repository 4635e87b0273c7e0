import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { flowTokens, type Account } from '../store/schema.ts';
import { emailTaken } from './emails.ts';

/**
 * Rejects the address that an account has just been given in this transaction, when another account had it within the
 * last day and can still have it back. It is asked after the write, which waits for whoever has the address: what they
 * have reserved by then is seen.
 *
 * @throws Failure 422 as for an address that another account has
 */
export async function rejectReserved(tx: Db, { id, email }: Account, now: Date): Promise<void> {
  const reserved = and(
    eq(flowTokens.purpose, 'undo-email'),
    eq(flowTokens.email, email),
    ne(flowTokens.userId, id),
    gt(flowTokens.expiresAt, now),
  );
  if ((await tx.$count(flowTokens, reserved)) > 0) throw emailTaken();
}
