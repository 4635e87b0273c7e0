import type { WireSignedIn } from '@portal/domain/endpoints';
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { leases, users } from '../store/schema.ts';
import { beginFlow } from './flow-tokens.ts';
import { isPassword } from './passwords.ts';
import { isPinAlive, mailPin, verifySubject } from './pins.ts';
import { beginSession, type Account } from './sessions.ts';
import {
  checkSignInLimits,
  forgetSignInFailures,
  noteSignInFailure,
  type SignInOrigin,
} from './sign-in-limits.ts';
import { writeUser } from './user-wire.ts';

/**
 * Signs in by e-mail and password. An unknown e-mail, another guard's and a wrong password answer alike, in
 * words and in time.
 *
 * @throws Failure 401 for wrong credentials, 403/1001 and 449/1005 for an account to verify, 429 after too many
 */
export async function signIn(
  { db, clock }: Services,
  credentials: SignInOrigin & { readonly password: string },
): Promise<WireSignedIn> {
  const now = clock.now();
  await checkSignInLimits(db, credentials, now);
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, credentials.email), eq(users.guard, credentials.guard)));
  const isRight = await isPassword(credentials.password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await noteSignInFailure(db, credentials, now);
    throw new Failure(401, 'The email address and password do not match.');
  }
  await forgetSignInFailures(db, credentials);
  await demandVerification(db, account, now);
  return signedIn(db, account, now);
}

/** A fresh session's answer (OP-31). */
export async function signedIn(db: Db, account: Account, now: Date): Promise<WireSignedIn> {
  return { ...(await checkedSession(db, account)), token: await beginSession(db, account.id, now) };
}

/** Who is signed in, with enough of the leases to tell whether there are any (API-04). */
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

async function demandVerification(db: Db, account: Account, now: Date): Promise<void> {
  if (account.verification === 'done') return;
  const token = await demandPin(db, account, now);
  const [status, code] = account.verification === 'refused' ? ([403, 1001] as const) : ([449, 1005] as const);
  throw new Failure(status, 'Please verify your account.', { code, data: { token } });
}

/** Mails a PIN unless one is on its way, and gives the token that it is shown with. */
export async function demandPin(db: Db, account: Account, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const subject = verifySubject(account.id);
    // Another sign-in brings no fresh tries.
    if (!(await isPinAlive(tx, subject, now))) await mailPin(tx, account.email, subject, now);
    return beginFlow(tx, { purpose: 'verify', userId: account.id }, now);
  });
}
