import type { Client } from '../server/client.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import type { Guard } from '../store/schema.ts';
import { forgetAttempts, recordWithinLimits, releaseAttempt, type Attempt } from './attempts.ts';
import { isKnownDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import type { SignInServices } from './sign-in-services.ts';

// Failures within a quarter of an hour, after which further attempts are rejected.
export const failuresByAccountAndAddress = 10;
/** From all addresses together. */
export const failuresByAccount = 50;
/** At all accounts together. */
export const failuresByAddress = 100;
/** How often one thing may be requested, from all addresses together. */
export const requestsBySubject = 5;

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
  recordWithinLimits(db, attempt, now, ({ own, account, address }) => {
    if (own.count >= failuresByAccountAndAddress) return tooManyAttempts(own.forgottenIn);
    if (account.count >= failuresByAccount) return tooManyAttempts(account.forgottenIn);
    return address.count >= failuresByAddress ? tooManyAttempts(address.forgottenIn) : null;
  });

/** The sentence that says how long to wait. */
export const pleaseWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
};
const tooManyAttempts = (seconds: number) =>
  new Failure(429, `Too many attempts. ${pleaseWait(seconds)}`, { retryAfterSeconds: seconds });
const tooManyRequests = (seconds: number) =>
  new Failure(429, `Too many requests. ${pleaseWait(seconds)}`, { retryAfterSeconds: seconds });

/**
 * Whether a password is that of an account; a wrong one is counted. On a device that was signed in to the account
 * before, only its own wrong ones count, so that others who guess do not shut the owner out.
 *
 * @param stored the hash of the account's password; null when there is no account
 * @throws Failure 429 as `countAttempt` does
 */
export async function checkPassword(
  { db, clock }: Pick<SignInServices, 'db' | 'clock'>,
  account: { readonly guard: Guard; readonly email: string },
  { password, stored }: { readonly password: string; readonly stored: string | null },
  client: Client,
): Promise<boolean> {
  const now = clock.now();
  const { address } = client;
  const subject = `${account.guard}:${account.email}`;
  const isKnown = await isKnownDevice(db, account, client, now);
  const attempt = { address, subject: isKnown ? `${subject}:${client.device}` : subject };
  await (isKnown ? countOnDevice(db, attempt, now) : countAttempt(db, attempt, now));
  const isRight = await isPassword(password, stored);
  if (isRight) await forgetAttempts(db, attempt);
  return isRight;
}

const countOnDevice = (db: Db, attempt: Attempt, now: Date): Promise<number> =>
  recordWithinLimits(db, attempt, now, ({ account: { count, forgottenIn } }) =>
    count >= failuresByAccountAndAddress ? tooManyAttempts(forgottenIn) : null,
  );

/**
 * Counts a request that sends an email or creates an account, and rejects it after too many.
 *
 * @param tooMany returns the failure after too many for this subject, by the seconds to wait
 * @throws Failure 429, or what `tooMany` returns
 */
export async function limitRequests(
  db: Db,
  { subject, address }: Attempt,
  now: Date,
  tooMany: (seconds: number) => Failure = tooManyRequests,
): Promise<void> {
  await recordWithinLimits(db, { subject: `ask:${subject}`, address }, now, (earlier) => {
    const { account, address: ofAddress } = earlier;
    if (account.count >= requestsBySubject) return tooMany(account.forgottenIn);
    return ofAddress.count >= failuresByAddress ? tooManyRequests(ofAddress.forgottenIn) : null;
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
