import type { Client } from '../server/client.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import type { Guard } from '../store/schema.ts';
import {
  forgetAttempts,
  recordWithinLimits,
  releaseAttempt,
  type Attempt,
  type AttemptCounts,
  type EarlierAttempts,
} from './attempts.ts';
import { isKnownDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import type { SignInServices } from './sign-in-services.ts';

// Failures within a quarter of an hour, after which further attempts are rejected.
export const failuresByAccountAndAddress = 10;
/**
 * From all addresses together; from then on an address may try a password only when it has not tried a wrong one, so
 * that the limit falls on who guesses.
 */
export const failuresByAccount = 50;
/** From all addresses together, after which only known devices and links in emails open the account. */
export const mostFailuresByAccount = 100;
/** At all accounts together. */
export const failuresByAddress = 100;
/** How often one thing may be requested from one address. */
export const requestsBySubject = 5;
/** The same from all addresses together. */
export const mostRequestsBySubject = 15;

/** Wrong passwords of one guesser at one account after which each further one makes them wait. */
export const passwordsBeforeWaiting = 5;
/** Seconds after the last of so many wrong passwords: half a minute, doubling up to a quarter of an hour. */
const waitAfter = (count: number) =>
  count < passwordsBeforeWaiting ? 0 : Math.min(30 * 2 ** (count - passwordsBeforeWaiting), 15 * 60);

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
  if (seconds < 60) return `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
  const minutes = Math.ceil(seconds / 60);
  return `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
};
const tooManyAttempts = (seconds: number) =>
  new Failure(429, `Too many attempts. ${pleaseWait(seconds)}`, { retryAfterSeconds: seconds });

/** The failure after too many requests, by the seconds to wait. */
export const tooManyRequests = (seconds: number) =>
  new Failure(429, `Too many requests. ${pleaseWait(seconds)}`, { retryAfterSeconds: seconds });

/**
 * Whether a password is that of an account; a wrong one is counted. Who guesses waits first, longer with each wrong one.
 * On a device that was signed in to the account before, only its own wrong ones count, so that others who guess do not
 * shut the owner out.
 *
 * @param stored the hash of the account's password; null when there is no account
 * @throws Failure 429 after too many wrong ones of this guesser, for this account, or from this address
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
  await recordWithinLimits(db, attempt, now, isKnown ? rejectOnDevice : rejectElsewhere);
  const isRight = await isPassword(password, stored);
  if (isRight) await forgetAttempts(db, attempt);
  return isRight;
}

const rejectOnDevice = ({ account }: AttemptCounts) => rejectGuesser(account);

function rejectElsewhere({ own, account, address }: AttemptCounts): Failure | null {
  const isShut = account.count >= (own.count > 0 ? failuresByAccount : mostFailuresByAccount);
  if (isShut) return tooManyAttempts(account.forgottenIn);
  return address.count >= failuresByAddress ? tooManyAttempts(address.forgottenIn) : rejectGuesser(own);
}

function rejectGuesser({ count, sinceLast }: EarlierAttempts): Failure | null {
  const wait = waitAfter(count) - sinceLast;
  return wait > 0 ? tooManyAttempts(wait) : null;
}

/**
 * Counts a request that sends an email or creates an account, and rejects it after too many: first from one address, so
 * that who asks for somebody else does not shut them out.
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
    const { own, account, address: ofAddress } = earlier;
    if (own.count >= requestsBySubject) return tooMany(own.forgottenIn);
    if (account.count >= mostRequestsBySubject) return tooMany(account.forgottenIn);
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
