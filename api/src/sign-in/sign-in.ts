import type { WireSignedIn } from '@portal/api-contract';
import { and, asc, eq } from 'drizzle-orm';
import type { SignInServices } from './sign-in-services.ts';
import { AnswerWithCookie } from '../server/answers.ts';
import type { Client } from '../server/client.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { leases, users, type Guard } from '../store/schema.ts';
import { beginFlow } from './flow-tokens.ts';
import { lockUnderPassword } from './lock-under-password.ts';
import { lockPin, isPinAlive, emailPin, verifySubject } from './pins.ts';
import { beginSession } from './sessions.ts';
import type { Account } from '../store/schema.ts';
import { rememberDevice } from './known-devices.ts';
import { readerOf } from './reader.ts';
import { checkPassword } from './sign-in-limits.ts';
import { writeUser } from './user-wire.ts';

interface Credentials {
  readonly guard: Guard;
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in by email and password. The answers for an unknown email, for another guard's and for a wrong password are the
 * same and take as long.
 *
 * @throws Failure 401 for wrong credentials, 403/1001 and 449/1005 for an account to verify, 429 after too many tries
 */
export async function signIn(
  services: SignInServices,
  { guard, email, password }: Credentials,
  client: Client,
): Promise<SignedInAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.guard, guard)));
  const stored = account?.passwordHash ?? null;
  const isRight = await checkPassword(services, { guard, email }, { password, stored }, client);
  if (!account || !isRight) throw wrongCredentials();
  const begun = await db.transaction(async (tx) => {
    const unchanged = await lockUnderPassword(tx, account, 'share');
    if (!unchanged) throw wrongCredentials();
    if (unchanged.verification === 'done') return signedIn({ ...services, db: tx }, unchanged, client);
    const token = await beginVerification(tx, readerOf(unchanged, client), now);
    return verificationRequired(unchanged, token);
  });
  // Thrown here, since a failure within the transaction would take back the PIN.
  if (begun instanceof Failure) throw begun;
  return begun;
}

const wrongCredentials = () => new Failure(401, 'The email address and password do not match.');

/** The answer of a sign-in (OP-31), with the cookie that the device is known by from then on. */
export type SignedInAnswer = AnswerWithCookie<WireSignedIn>;

/** Begins a session and returns the answer of a sign-in. */
export async function signedIn(
  services: SignInServices,
  account: Account,
  client: Client,
): Promise<SignedInAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const device = await rememberDevice(db, account.id, client, now);
  const token = await beginSession(db, account.id, client, now);
  return new AnswerWithCookie({ ...(await checkedSession(db, account)), token }, device);
}

/** Returns who is signed in, with enough of their leases to tell whether there are any (API-04). */
export async function checkedSession(db: Db, account: Account) {
  const lease_details = await db
    .select({ lease_id: leases.id, loan_number: leases.loanNumber })
    .from(leases)
    .where(eq(leases.userId, account.id))
    .orderBy(asc(leases.id));
  return {
    user: writeUser(account),
    mobile: { lease_details },
    must_reset_password: account.mustResetPassword,
  };
}

function verificationRequired({ verification }: Account, token: string): Failure {
  const [status, code] = verification === 'rejected' ? ([403, 1001] as const) : ([449, 1005] as const);
  return new Failure(status, 'Please verify your account.', { code, data: { token } });
}

/** Emails a PIN, unless there is already one that has not expired, and returns the token to enter it with. */
export async function beginVerification(db: Db, account: Account, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const subject = verifySubject(account.id);
    await lockPin(tx, subject);
    // Signing in again does not bring more tries.
    if (!(await isPinAlive(tx, subject, now))) await emailPin(tx, account, subject, now);
    return beginFlow(tx, { purpose: 'verify', userId: account.id }, now);
  });
}
