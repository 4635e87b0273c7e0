import { and, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SignInServices } from './sign-in-services.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import { signInFailures } from '../store/schema.ts';
import { clientOf } from './client-address.ts';
import { hashOf } from './secrets.ts';

/** Attempts are counted in the database, so the limits hold over any number of processes. */
const span = 15 * 60_000;
export const failuresByAccountAndAddress = 10;
/** From any address: who guesses from many of them gets no further than this. */
export const failuresByAccount = 50;
/** At any account. */
export const failuresByAddress = 100;
/** How often one thing may be asked for, whoever asks. */
export const requestsBySubject = 5;

/** What somebody tries to get at, and where from. */
export interface Attempt {
  /** The account, or the one thing that a secret is of: never the same for everybody. */
  readonly subject: string;
  readonly address: string;
}

export const signInSubject = (guard: string, email: string) => `${guard}:${email}`;

interface Counts {
  readonly own: number;
  readonly account: number;
  readonly address: number;
}

/**
 * Counts an attempt before it is known whether it is right, so that of any number of them at once as many as the limit
 * are judged. One that was right is taken back by `forgetAttempts`.
 *
 * @param db not a transaction that the failure would roll back
 * @returns what `releaseAttempt` takes back
 * @throws Failure 429 while there were too many in a quarter of an hour: of this account from this address, of this
 * account, or from this address
 */
export const countAttempt = (db: Db, attempt: Attempt, now: Date): Promise<number> =>
  recordWithinLimits(db, attempt, now, ({ own, account, address }) =>
    own >= failuresByAccountAndAddress || account >= failuresByAccount || address >= failuresByAddress
      ? new Failure(429, 'Too many attempts. Please wait 15 minutes and try again.')
      : null,
  );

/** An attempt that was right shows who it was: the failures before it no longer count. */
export async function forgetAttempts(db: Db, { subject, address }: Attempt): Promise<void> {
  await db
    .delete(signInFailures)
    .where(
      and(eq(signInFailures.accountHash, hashOf(subject)), eq(signInFailures.address, clientOf(address))),
    );
}

const tooManyAsks = () => new Failure(429, 'Too many requests. Please wait 15 minutes and try again.');

/**
 * Counts a request that costs a mail or an account, so that nobody can have any number of them.
 *
 * @param ask its subject is what is asked for, and for whom
 * @throws Failure 429, or what `refuse` makes, when it has been asked for too often
 */
export async function limitRequests(
  db: Db,
  { subject, address }: Attempt,
  now: Date,
  refuse = tooManyAsks,
): Promise<void> {
  await recordWithinLimits(db, { subject: `ask:${subject}`, address }, now, (earlier) => {
    if (earlier.account >= requestsBySubject) return refuse();
    return earlier.address >= failuresByAddress ? tooManyAsks() : null;
  });
}

/**
 * Does what a secret allows. What was no guess is not counted: a success, and a request that lacks something.
 *
 * @throws Failure 429 as `countAttempt` does
 */
export async function limitGuesses<Answer>(
  { db, clock }: Pick<SignInServices, 'db' | 'clock'>,
  attempt: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const id = await countAttempt(db, attempt, clock.now());
  try {
    const answer = await work();
    await releaseAttempt(db, id);
    return answer;
  } catch (error) {
    if (!(error instanceof Failure) || error.status === 422) await releaseAttempt(db, id);
    throw error;
  }
}

async function releaseAttempt(db: Db, id: number): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.id, id));
}

/**
 * Writes an attempt down, unless those before it are too many. Who comes at the same moment waits for the other's row,
 * so that each counts all before it and none after.
 *
 * @param judge what refuses an attempt after so many; null for one that may be made
 */
async function recordWithinLimits(
  db: Db,
  attempt: Attempt,
  now: Date,
  judge: (earlier: Counts) => Failure | null,
): Promise<number> {
  const accountHash = hashOf(attempt.subject);
  const address = clientOf(attempt.address);
  const since = new Date(now.getTime() - span);
  await forgetOld(db, since);
  return db.transaction(async (tx) => {
    // In this order everywhere: two who wait for each other would both fail.
    await takeAdvisoryLock(tx, `attempts:address:${address}`);
    await takeAdvisoryLock(tx, `attempts:account:${accountHash}`);
    const refusal = judge(await countEarlier(tx, { accountHash, address, since }));
    if (refusal) throw refusal;
    const [row] = await tx
      .insert(signInFailures)
      .values({ accountHash, address, failedAt: now })
      .returning({ id: signInFailures.id });
    if (!row) throw new Error('An attempt was not written down.');
    return row.id;
  });
}

async function forgetOld(db: Db, since: Date): Promise<void> {
  // Rows that somebody else is removing are left to them.
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
): Promise<Counts> {
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
