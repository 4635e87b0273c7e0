import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Caller, CallerOrigin } from '../server/caller.ts';
import type { Client } from '../server/client.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { rowId } from '../store/ids.ts';
import { sessions, users } from '../store/schema.ts';
import { rememberReader } from './reader.ts';
import { hashOf, newToken } from './secrets.ts';

const minute = 60_000;
/** Milliseconds without a request after which a session ends. */
export const idleLimit = 60 * minute;
/** Milliseconds after which a session ends, however much it is used. */
export const absoluteLimit = 12 * 60 * minute;
/** Milliseconds; the time of last use is written at most this often, so that most requests only read. */
const touchAfter = minute;

const longestUserAgent = 512;

/** Where a session is begun. */
export type SessionClient = Pick<Client, 'address' | 'userAgent'>;

/** Begins a session and returns its token, which is not stored. */
export async function beginSession(
  db: Db,
  userId: number,
  { address, userAgent }: SessionClient,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
    address: shownAddress(address),
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
export async function findCaller(
  db: Db,
  { token, address, ...reader }: CallerOrigin & { readonly token: string },
  now: Date,
): Promise<Caller | null> {
  const tokenHash = hashOf(token);
  const usedAfter = new Date(now.getTime() - idleLimit);
  const [found] = await findSession(db).execute({ tokenHash, now, usedAfter });
  if (!found) return null;
  let { lastUsedAt } = found;
  if (now.getTime() - lastUsedAt.getTime() > touchAfter) {
    lastUsedAt = now;
    const used = { lastUsedAt, address: shownAddress(address) };
    await db.update(sessions).set(used).where(eq(sessions.tokenHash, tokenHash));
  }
  const endsAt = new Date(Math.min(lastUsedAt.getTime() + idleLimit, found.expiresAt.getTime()));
  return { account: await rememberReader(db, found.account, reader), tokenHash, endsAt };
}

/** A socket of both families writes IPv4 addresses as IPv6. */
const shownAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the sessions that an account has open, the one last used first. */
export function openSessions(db: Db, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - idleLimit)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends one session of an account by its id; returns whether there was one. */
export async function endSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const row = rowId(id);
  if (row === null) return false;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, row)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the caller but the one that they use. */
export async function endOtherSessions(tx: Db, { account, tokenHash }: Caller): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, tokenHash)));
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
