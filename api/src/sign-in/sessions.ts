import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Caller } from '../server/caller.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { sessions, users } from '../store/schema.ts';
import { hashOf, newToken } from './secrets.ts';

const minute = 60_000;
/** Milliseconds without a request after which a session ends. */
export const idleLimit = 60 * minute;
/** Milliseconds after which a session ends, however much it is used. */
export const absoluteLimit = 12 * 60 * minute;
/** Milliseconds; the time of last use is written at most this often, so that most requests only read. */
const touchAfter = minute;

/** Begins a session and returns its token, which is not stored. */
export async function beginSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteLimit),
  });
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  return token;
}

const findSession = prepared((db) =>
  db
    .select({ account: users, lastUsedAt: sessions.lastUsedAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
      ),
    )
    .prepare('find_session'),
);

/** Returns the caller of a token; null when the session is unknown, has ended, was idle for too long or is too old. */
export async function findCaller(db: Db, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashOf(token);
  const usedAfter = new Date(now.getTime() - idleLimit);
  const [found] = await findSession(db).execute({ tokenHash, now, usedAfter });
  if (!found) return null;
  let { lastUsedAt } = found;
  if (now.getTime() - lastUsedAt.getTime() > touchAfter) {
    lastUsedAt = now;
    await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.tokenHash, tokenHash));
  }
  const endsAt = new Date(Math.min(lastUsedAt.getTime() + idleLimit, found.expiresAt.getTime()));
  return { account: found.account, tokenHash, endsAt };
}

/** Ends every session of the caller but the one that they use. */
export async function endOtherSessions(tx: Db, { account, tokenHash }: Caller): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, tokenHash)));
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
