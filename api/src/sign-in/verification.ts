import { portalLinks } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { accountReadyEmail, passwordChangedEmail } from '../mail/email-templates.ts';
import { linkTo } from '../mail/portal-addresses.ts';
import type { SignInServices } from './sign-in-services.ts';
import { Failure, invalid } from '../server/failure.ts';
import { users, type Account } from '../store/schema.ts';
import { endFlows, findFlow, consumeFlow } from './flow-tokens.ts';
import { replacePassword } from './replace-password.ts';
import { lockUnderPassword } from './lock-under-password.ts';
import { hashNewPassword } from './new-passwords.ts';
import { isPassword } from './passwords.ts';
import { emailPin, verifyPin, verifySubject } from './pins.ts';
import { readerOf } from './reader.ts';
import { hashOf } from './secrets.ts';
import type { Caller } from '../server/caller.ts';
import { endOtherSessions } from './sessions.ts';
import { limitRequests } from './sign-in-limits.ts';
import { signedIn, type SignedInAnswer } from './sign-in.ts';
import type { Client } from '../server/client.ts';

const invalidLink = (status: 400 | 404) =>
  new Failure(status, 'This link has been used or has expired. Please ask for a new one.');

/** The outcome of verifying: an account is signed in, an invitation is confirmed. */
type Verified =
  | { readonly type: 'signed-in'; readonly answer: SignedInAnswer }
  /** The token is for `setPassword`, the name is the email address of the account. */
  | { readonly type: 'invited'; readonly token: string; readonly username: string };

/**
 * Verifies an account by its PIN and signs it in (OP-33), or confirms that an invitation is valid (OP-37).
 *
 * @throws Failure 400 for a wrong PIN, 404 for an invalid token, 406 when no try is left, 429 after too many wrong PINs
 */
export async function verify(
  services: SignInServices,
  { token, pin }: { readonly token: string; readonly pin: string | null },
  client: Client,
): Promise<Verified> {
  const { db, clock } = services;
  const now = clock.now();
  const flow = await findFlow(db, token, ['verify', 'invite'], now);
  if (flow?.userId == null) throw invalidLink(404);
  const { userId, purpose } = flow;
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) throw invalidLink(404);
  // The token stays valid, because a reload of the page needs it again.
  if (purpose === 'invite') return { type: 'invited', token, username: owner.email };
  if (pin === null) throw invalid({ otp: 'This is required.' });
  const { address } = client;
  const subject = verifySubject(userId);
  // The token of this flow is only for who knows the account's password: guesses of others do not count. Those of accounts
  // that were registered with the address before do.
  const guess = { recipient: owner.email, address, owner: countedSubject(owner) };
  await verifyPin(db, { subject, pin, ...guess }, now);
  return db.transaction(async (tx) => {
    const [account] = await tx
      .update(users)
      .set({ verification: 'done' })
      .where(eq(users.id, userId))
      .returning();
    // A new password, which may have been set while the PIN was compared, ends the token.
    if (!account || !(await consumeFlow(tx, token, ['verify'], now))) throw invalidLink(404);
    await endFlows(tx, { userId, emails: [account.email] }, ['verify']);
    return { type: 'signed-in', answer: await signedIn({ ...services, db: tx }, account, client) };
  });
}

/** Limits are by address: each registration with it makes another account (`releaseAddress`). */
const countedSubject = ({ email }: Pick<Account, 'email'>) => `verify:${email}`;

/**
 * Emails another PIN for an account to verify.
 *
 * @throws Failure 404 for an invalid token, 429 after too many requests
 */
export async function emailPinAgain(
  { db, clock }: SignInServices,
  token: string,
  client: Client,
): Promise<void> {
  const now = clock.now();
  const flow = await findFlow(db, token, ['verify'], now);
  if (flow?.userId == null) throw invalidLink(404);
  const [account] = await db.select().from(users).where(eq(users.id, flow.userId));
  if (!account) throw invalidLink(404);
  await limitRequests(db, { subject: countedSubject(account), address: client.address }, now);
  await db.transaction((tx) => emailPin(tx, readerOf(account, client), verifySubject(account.id), now));
}

/**
 * Sets the first password of an invited account, once, and signs it in. An email tells that the account is ready.
 *
 * @throws Failure 400 for a token that is unknown, used or too old
 */
export async function acceptInvitation(
  services: SignInServices,
  { token, password }: { readonly token: string; readonly password: string },
  client: Client,
): Promise<SignedInAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const invited = await findFlow(db, token, ['invite'], now);
  if (invited?.userId == null) throw invalidLink(400);
  const [owner] = await db.select().from(users).where(eq(users.id, invited.userId));
  if (!owner) throw invalidLink(400);
  const passwordHash = await hashNewPassword(password, owner);
  return db.transaction(async (tx) => {
    const flow = await consumeFlow(tx, token, ['invite'], now);
    if (flow?.userId == null) throw invalidLink(400);
    const [account] = await tx
      .update(users)
      .set({ verification: 'done' })
      .where(eq(users.id, flow.userId))
      .returning();
    if (!account) throw invalidLink(400);
    const reader = readerOf(account, client);
    const loginLink = linkTo(services, reader.brand, portalLinks.login({ guard: account.guard }));
    const notice = accountReadyEmail(loginLink);
    const changed = await replacePassword(tx, reader, { passwordHash, notice }, now);
    return signedIn({ ...services, db: tx }, changed, client);
  });
}

/**
 * Sets a new password for a caller who must reset theirs, and ends their other sessions.
 *
 * @throws Failure 403 for any other caller: they change it in their profile, with the current password; 422 for the
 * password that they have
 */
export async function renewPassword(
  { db, clock }: SignInServices,
  caller: Caller,
  password: string,
): Promise<void> {
  const { account } = caller;
  if (!account.mustResetPassword) throw notRequired();
  if (await isPassword(password, account.passwordHash)) {
    throw invalid({ password: 'Choose another password than the one that you have.' });
  }
  const passwordHash = await hashNewPassword(password, account);
  await db.transaction(async (tx) => {
    if (!(await lockUnderPassword(tx, account, 'update'))) throw notRequired();
    await replacePassword(tx, account, { passwordHash, notice: passwordChangedEmail() }, clock.now());
    await endOtherSessions(tx, caller);
  });
}

const notRequired = () => new Failure(403, 'Please change your password in your profile.');

/**
 * Signs in by the token and code of a one-time link.
 *
 * @throws Failure 401 when the link is unknown, used or too old
 */
export async function signInByLink(
  services: SignInServices,
  { token, code }: { readonly token: string; readonly code: string },
  client: Client,
): Promise<SignedInAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const flow = await consumeFlow(tx, token, ['one-time'], now);
    // Throwing rolls the transaction back, so that a wrong code does not use the link up.
    if (flow?.userId == null || flow.codeHash !== hashOf(code)) {
      throw new Failure(401, 'This link has been used or has expired.');
    }
    const [account] = await tx.select().from(users).where(eq(users.id, flow.userId));
    if (!account) throw new Failure(401, 'This link has been used or has expired.');
    return signedIn({ ...services, db: tx }, account, client);
  });
}
