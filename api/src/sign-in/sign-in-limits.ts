import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { recordWithinLimits, releaseAttempt, type Attempt } from './attempts.ts';
import type { SignInServices } from './sign-in-services.ts';

// Failures within a quarter of an hour, after which further attempts are rejected.
export const failuresByAccountAndAddress = 10;
/** From all addresses together. */
export const failuresByAccount = 50;
/** At all accounts together. */
export const failuresByAddress = 100;
/** How often one thing may be requested, from all addresses together. */
export const requestsBySubject = 5;

/** The subject of attempts to sign in to an account. */
export const signInSubject = (guard: string, email: string) => `${guard}:${email}`;

/**
 * Counts an attempt before the secret is compared, so that no more than the limit are compared however many arrive at
 * once. After a successful one, `forgetAttempts` takes the count back.
 *
 * @param db not a transaction that the failure would roll back
 * @returns the id of the attempt, for `releaseAttempt`
 * @throws Failure 429 after too many in a quarter of an hour: for this account from this address, for this account, or
 * from this address
 */
export const countAttempt = (db: Db, attempt: Attempt, now: Date): Promise<number> =>
  recordWithinLimits(db, attempt, now, ({ own, account, address }) =>
    own >= failuresByAccountAndAddress || account >= failuresByAccount || address >= failuresByAddress
      ? new Failure(429, 'Too many attempts. Please wait 15 minutes and try again.')
      : null,
  );

const tooManyRequests = () => new Failure(429, 'Too many requests. Please wait 15 minutes and try again.');

/**
 * Counts a request that sends an email or creates an account, and rejects it after too many.
 *
 * @throws Failure 429, or what `tooMany` returns
 */
export async function limitRequests(
  db: Db,
  { subject, address }: Attempt,
  now: Date,
  tooMany = tooManyRequests,
): Promise<void> {
  await recordWithinLimits(db, { subject: `ask:${subject}`, address }, now, (earlier) => {
    if (earlier.account >= requestsBySubject) return tooMany();
    return earlier.address >= failuresByAddress ? tooManyRequests() : null;
  });
}

/**
 * Does work that a secret allows, and counts wrong secrets. A success is not counted, nor a request that is incomplete.
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
