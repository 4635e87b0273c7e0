import { portalLinks } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { noAccountEmail, passwordChangedEmail, passwordResetEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { SignInServices } from './sign-in-services.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { sessions, users, type Guard } from '../store/schema.ts';
import { beginFlow, endFlows, findFlow, consumeFlow, type Flow } from './flow-tokens.ts';
import { forgetDevices } from './known-devices.ts';
import { hashNewPassword } from './new-passwords.ts';
import { forgotSubject, emailPin, createPin, verifyPin, wrongPin } from './pins.ts';
import type { Account } from '../store/schema.ts';
import { limitRequests, pleaseWait } from './sign-in-limits.ts';

interface ForgottenPassword {
  readonly email: string;
  readonly guard: Guard;
  /** What the email contains: a link or a PIN. */
  readonly by: 'link' | 'pin';
}

/**
 * Emails a link or PIN for a new password, and returns a token that can only request that email again. An address
 * without an account gets an email that says so; the answers for known and unknown addresses are the same and take as long.
 *
 * @throws Failure 400 for an address that can't receive email, 403 after too many requests, both by field
 */
export async function sendPasswordReset(
  { db, clock, portalUrl }: SignInServices,
  forgotten: ForgottenPassword,
  address: string,
): Promise<string> {
  const now = clock.now();
  rejectUnreachable(forgotten.email);
  await limitRequests(db, { subject: requestSubject(forgotten.email), address }, now, tooOften);
  return db.transaction(async (tx) => {
    const { email, guard, by } = forgotten;
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.guard, guard)));
    const flow = { purpose: `forgot-${by}`, userId: account?.id ?? null, email, guard } as const;
    const token = await beginFlow(tx, flow, now);
    await emailReset(tx, portalUrl, { token, ...flow }, now);
    return token;
  });
}

/**
 * Emails the link or PIN of a token again.
 *
 * @throws Failure 404 for a token that is unknown or too old, 403 after too many requests
 */
export async function resendPasswordReset(
  { db, clock, portalUrl }: SignInServices,
  token: string,
  address: string,
): Promise<void> {
  const now = clock.now();
  const flow = await findFlow(db, token, ['forgot-link', 'forgot-pin'], now);
  if (!flow || flow.email === null) {
    throw new Failure(404, 'This request has expired. Please start again.');
  }
  const { email, userId, purpose } = flow;
  await limitRequests(db, { subject: requestSubject(email), address }, now, tooOften);
  await db.transaction((tx) => emailReset(tx, portalUrl, { token, email, userId, purpose }, now));
}

interface ResetFlow extends Pick<Flow, 'userId' | 'purpose'> {
  readonly token: string;
  readonly email: string;
}

async function emailReset(
  tx: Db,
  portalUrl: string,
  { token, email, userId, purpose }: ResetFlow,
  now: Date,
): Promise<void> {
  if (purpose === 'forgot-pin') {
    const subject = forgotSubject(token);
    if (userId !== null) return emailPin(tx, email, subject, now);
    await createPin(tx, subject, now);
    return enqueueEmail(tx, email, noAccountEmail(), now);
  }
  const link = await beginReset(tx, portalUrl, { userId, email }, now);
  return enqueueEmail(tx, email, userId === null ? noAccountEmail() : passwordResetEmail(link), now);
}

/** Begins a reset and returns the link, for an email, that sets a new password once. */
export async function beginReset(
  tx: Db,
  portalUrl: string,
  { userId, email }: { readonly userId: number | null; readonly email: string },
  now: Date,
): Promise<string> {
  const token = await beginFlow(tx, { purpose: 'reset', userId }, now);
  return `${portalUrl}/#${portalLinks.reset({ token, email })}`;
}

/**
 * Exchanges the PIN of a forgotten password, with the token of the flow that sent it, for a token that sets a new one.
 *
 * @throws Failure 400 for a PIN that is wrong, expired or of another flow, 406 when no try is left, 429 after too many
 * wrong PINs within a day
 */
export async function exchangePin(
  { db, clock }: SignInServices,
  { token, email, pin }: { readonly token: string; readonly email: string; readonly pin: string },
  address: string,
): Promise<string> {
  const now = clock.now();
  const flow = await findFlow(db, token, ['forgot-pin'], now);
  if (flow?.email !== email) throw wrongPin();
  await verifyPin(db, { subject: forgotSubject(token), pin, recipient: email, address }, now);
  return beginFlow(db, { purpose: 'reset', userId: flow.userId }, now);
}

/** The subject of requests for an email. */
const requestSubject = (email: string) => `forgot:${email}`;

/** Rejects the domain that is reserved as never valid (RFC 2606). */
function rejectUnreachable(email: string): void {
  if (/\.invalid$/.test(email)) {
    throw new Failure(400, { email: ['No email can be delivered to this address.'] });
  }
}

const tooOften = (seconds: number) =>
  new Failure(
    403,
    { email: [`Several emails have been sent to this address. ${pleaseWait(seconds)}`] },
    { retryAfterSeconds: seconds },
  );

const invalidLink = () =>
  new Failure(400, 'This link has been used or has expired. Please ask for a new one.');

/**
 * Sets a new password by the token of an email or of a PIN, once, and ends every session and other token.
 *
 * @throws Failure 400 for a token that is unknown, used, too old or of another address
 */
export async function setNewPassword(
  { db, clock }: SignInServices,
  reset: { readonly token: string; readonly email: string; readonly password: string },
): Promise<void> {
  const now = clock.now();
  // Hashing a password takes time: not for an invalid token.
  if (!(await findFlow(db, reset.token, ['reset'], now))) throw invalidLink();
  const passwordHash = await hashNewPassword(reset.password, reset);
  await db.transaction(async (tx) => {
    const flow = await consumeFlow(tx, reset.token, ['reset'], now);
    const [account] =
      flow?.userId == null ? [] : await tx.select().from(users).where(eq(users.id, flow.userId));
    if (account?.email !== reset.email) throw invalidLink();
    await replacePassword(tx, account, passwordHash, now);
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
  });
}

/** Stores a new password and ends every flow that could set another one. Sessions are left to the caller. */
export async function replacePassword(
  tx: Db,
  account: Account,
  passwordHash: string,
  now: Date,
): Promise<Account> {
  const [changed] = await tx
    .update(users)
    .set({ passwordHash, mustResetPassword: false })
    .where(eq(users.id, account.id))
    .returning();
  await endFlows(tx, { userId: account.id, emails: [account.email] }, [
    'reset',
    'forgot-link',
    'forgot-pin',
    'invite',
    'one-time',
  ]);
  // Whoever knew the old password may have signed in with some.
  await forgetDevices(tx, account.id);
  await enqueueEmail(tx, account.email, passwordChangedEmail(), now);
  return changed ?? account;
}
