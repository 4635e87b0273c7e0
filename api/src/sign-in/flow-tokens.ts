import { and, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { flowTokens, users, type FlowPurpose, type Guard } from '../store/schema.ts';
import { hashOf, newToken } from './secrets.ts';

export type Flow = typeof flowTokens.$inferSelect;

const minute = 60_000;
/** Milliseconds that each token is valid. */
export const flowLifetimes: Readonly<Record<FlowPurpose, number>> = {
  verify: 30 * minute,
  'forgot-link': 30 * minute,
  'forgot-pin': 30 * minute,
  reset: 30 * minute,
  'reset-by-pin': 30 * minute,
  invite: 7 * 24 * 60 * minute,
  'one-time': 7 * 24 * 60 * minute,
  'undo-email': 24 * 60 * minute,
  'payment-link': 2 * 24 * 60 * minute,
  'payment-session': 20 * minute,
};

interface NewFlow {
  readonly purpose: FlowPurpose;
  readonly userId: number | null;
  readonly email?: string;
  readonly guard?: Guard;
  readonly codeHash?: string;
}

/** Begins a flow and returns its token, which is not stored. */
export async function beginFlow(db: Db, flow: NewFlow, now: Date): Promise<string> {
  const token = newToken();
  await deleteExpired(db, now);
  const expiresAt = new Date(now.getTime() + flowLifetimes[flow.purpose]);
  await db.insert(flowTokens).values({ ...flow, tokenHash: hashOf(token), expiresAt });
  return token;
}

async function deleteExpired(db: Db, now: Date): Promise<void> {
  // Rows that another transaction has locked are skipped, so that no sign-in waits for another and two never deadlock.
  const expired = db
    .select({ tokenHash: flowTokens.tokenHash })
    .from(flowTokens)
    .where(lt(flowTokens.expiresAt, now))
    .for('update', { skipLocked: true });
  await db.delete(flowTokens).where(inArray(flowTokens.tokenHash, expired));
}

const isLive = (token: string, purposes: readonly FlowPurpose[], now: Date) =>
  and(
    eq(flowTokens.tokenHash, hashOf(token)),
    inArray(flowTokens.purpose, [...purposes]),
    gt(flowTokens.expiresAt, now),
  );

/** Returns the flow of a token; null when it is unknown, used, too old or for another purpose. */
export async function findFlow(
  db: Db,
  token: string,
  purposes: readonly FlowPurpose[],
  now: Date,
): Promise<Flow | null> {
  const [flow] = await db
    .select()
    .from(flowTokens)
    .where(isLive(token, purposes, now));
  return flow ?? null;
}

/**
 * Returns the same as it is once nobody else is changing its account, which is locked until the transaction ends: what
 * changes an account and then ends its flows comes before or after. The account is locked before any flow, as everywhere,
 * so that no two wait for each other.
 */
export async function lockFlow(
  tx: Db,
  token: string,
  purposes: readonly FlowPurpose[],
  now: Date,
): Promise<Flow | null> {
  await lockAccount(tx, isLive(token, purposes, now), 'share');
  return findFlow(tx, token, purposes, now);
}

/** Returns the same and deletes it: of any number of requests at once, one gets it. Its account is locked as well. */
export async function consumeFlow(
  tx: Db,
  token: string,
  purposes: readonly FlowPurpose[],
  now: Date,
): Promise<Flow | null> {
  const isIt = isLive(token, purposes, now);
  await lockAccount(tx, isIt, 'update');
  const [flow] = await tx.delete(flowTokens).where(isIt).returning();
  return flow ?? null;
}

async function lockAccount(tx: Db, isOfFlow: SQL | undefined, lock: 'share' | 'update'): Promise<void> {
  const owner = tx.select({ id: flowTokens.userId }).from(flowTokens).where(isOfFlow);
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for(lock);
}

/** What is begun by an email to the account's address. Undoing a change of that address is not: it goes to the old one. */
const emailedPurposes: readonly FlowPurpose[] = [
  'verify',
  'forgot-link',
  'forgot-pin',
  'reset',
  'reset-by-pin',
  'invite',
  'one-time',
  'payment-link',
  'payment-session',
];

/** Ends the flows of an account, and of addresses with a forgotten password: by default all that an email has begun. */
export async function endFlows(
  tx: Db,
  whose: { readonly userId: number; readonly emails: readonly string[] },
  purposes: readonly FlowPurpose[] = emailedPurposes,
): Promise<void> {
  await tx
    .delete(flowTokens)
    .where(
      and(
        or(eq(flowTokens.userId, whose.userId), inArray(flowTokens.email, [...whose.emails])),
        inArray(flowTokens.purpose, [...purposes]),
      ),
    );
}
