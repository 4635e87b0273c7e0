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
export interface EarlierAttempts {
  readonly count: number;
  /** Seconds until the first of them no longer counts. */
  readonly forgottenIn: number;
  /** Seconds since the last of them; 0 when there is none. */
  readonly sinceLast: number;
}

export interface AttemptCounts {
  /** Of this subject from this address. */
  readonly own: EarlierAttempts;
  readonly account: EarlierAttempts;
  readonly address: EarlierAttempts;
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
    const failure = check(await countEarlier(tx, { accountHash, address, now }));
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
    now,
  }: { readonly accountHash: string; readonly address: string; readonly now: Date },
): Promise<AttemptCounts> {
  const isOfAccount = eq(signInFailures.accountHash, accountHash);
  const isOfAddress = eq(signInFailures.address, address);
  const summary = (condition: SQL) => ({
    count: sql<number>`count(*) filter (where ${condition})`.mapWith(Number),
    first: sql<Date | null>`min(${signInFailures.failedAt}) filter (where ${condition})`.mapWith(
      signInFailures.failedAt,
    ),
    last: sql<Date | null>`max(${signInFailures.failedAt}) filter (where ${condition})`.mapWith(
      signInFailures.failedAt,
    ),
  });
  const since = new Date(now.getTime() - span);
  const [counted] = await tx
    .select({
      own: summary(sql`${isOfAccount} and ${isOfAddress}`),
      account: summary(isOfAccount),
      address: summary(isOfAddress),
    })
    .from(signInFailures)
    .where(and(gt(signInFailures.failedAt, since), or(isOfAccount, isOfAddress)));
  if (!counted) throw new Error('The attempts were not counted.');
  const earlier = ({ count, first, last }: CountedRows): EarlierAttempts => ({
    count,
    forgottenIn: first === null ? 0 : Math.ceil((first.getTime() - since.getTime()) / 1000),
    sinceLast: last === null ? 0 : Math.floor((now.getTime() - last.getTime()) / 1000),
  });
  return { own: earlier(counted.own), account: earlier(counted.account), address: earlier(counted.address) };
}

interface CountedRows {
  readonly count: number;
  readonly first: Date | null;
  readonly last: Date | null;
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
