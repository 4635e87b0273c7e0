import { and, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Failure } from '../server/failure.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import type { Db } from '../store/database.ts';
import { signInFailures } from '../store/schema.ts';
import { clientOf } from './client-address.ts';
import { hashOf } from './secrets.ts';

/** Milliseconds. Attempts are counted in the database, so the limits hold over any number of processes. */
const span = 15 * 60_000;

/** What somebody tries to access, and from where. */
export interface Attempt {
  /** The account, or the one thing that a secret opens; never the same for everybody. */
  readonly subject: string;
  readonly address: string;
}

/** Attempts of the last quarter of an hour. */
export interface AttemptCounts {
  /** Of this subject from this address. */
  readonly own: number;
  readonly account: number;
  readonly address: number;
}

/**
 * Stores an attempt, unless there were too many before it. Attempts of one moment wait for each other, so that each
 * counts all before it and none after.
 *
 * @param check returns why an attempt is rejected after this many; null when it is not
 */
export async function recordWithinLimits(
  db: Db,
  attempt: Attempt,
  now: Date,
  check: (earlier: AttemptCounts) => Failure | null,
): Promise<number> {
  const accountHash = hashOf(attempt.subject);
  const address = clientOf(attempt.address);
  const since = new Date(now.getTime() - span);
  await forgetOld(db, since);
  return db.transaction(async (tx) => {
    // In this order everywhere, so that two transactions never wait for each other.
    await takeAdvisoryLock(tx, `attempts:address:${address}`);
    await takeAdvisoryLock(tx, `attempts:account:${accountHash}`);
    const failure = check(await countEarlier(tx, { accountHash, address, since }));
    if (failure) throw failure;
    const [row] = await tx
      .insert(signInFailures)
      .values({ accountHash, address, failedAt: now })
      .returning({ id: signInFailures.id });
    if (!row) throw new Error('The attempt was not stored.');
    return row.id;
  });
}

async function forgetOld(db: Db, since: Date): Promise<void> {
  // Rows that another transaction is deleting are skipped.
  const old = db
    .select({ id: signInFailures.id })
    .from(signInFailures)
    .where(lt(signInFailures.failedAt, since))
    .for('update', { skipLocked: true });
  await db.delete(signInFailures).where(inArray(signInFailures.id, old));
}

async function countEarlier(
  tx: Db,
  {
    accountHash,
    address,
    since,
  }: { readonly accountHash: string; readonly address: string; readonly since: Date },
): Promise<AttemptCounts> {
  const isOfAccount = eq(signInFailures.accountHash, accountHash);
  const isOfAddress = eq(signInFailures.address, address);
  const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await tx
    .select({
      own: countOf(sql`${isOfAccount} and ${isOfAddress}`),
      account: countOf(isOfAccount),
      address: countOf(isOfAddress),
    })
    .from(signInFailures)
    .where(and(gt(signInFailures.failedAt, since), or(isOfAccount, isOfAddress)));
  if (!counts) throw new Error('The attempts were not counted.');
  return counts;
}

/** Takes one attempt back. */
export async function releaseAttempt(db: Db, id: number): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.id, id));
}

/** Forgets the failures of an account from an address, after a successful attempt. */
export async function forgetAttempts(db: Db, { subject, address }: Attempt): Promise<void> {
  await db
    .delete(signInFailures)
    .where(
      and(eq(signInFailures.accountHash, hashOf(subject)), eq(signInFailures.address, clientOf(address))),
    );
}
