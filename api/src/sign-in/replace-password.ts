import { eq } from 'drizzle-orm';
import type { EmailTemplate } from '../mail/email-template.ts';
import { passwordChangedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { ApiCookie, Client } from '../server/client.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { sessions, users, type Account, type FlowPurpose } from '../store/schema.ts';
import { consumeFlow, endFlows, findFlow } from './flow-tokens.ts';
import { forgetDevices, rememberDevice } from './known-devices.ts';
import { hashNewPassword } from './new-passwords.ts';
import { readerOf } from './reader.ts';
import type { SignInServices } from './sign-in-services.ts';

const resetPurposes: readonly FlowPurpose[] = ['reset', 'reset-by-pin'];

const invalidLink = () =>
  new Failure(400, 'This link has been used or has expired. Please ask for a new one.');

/**
 * Sets a new password by the token of an email or of a PIN, once, and ends every session and other token. The device is
 * known from then on: its owner has read the email, so they can sign in however many others guess at the account. The
 * link verifies an account too, because the PIN for that goes to the same address; a PIN, which can be guessed, does not.
 *
 * @returns the cookie that the device is known by
 * @throws Failure 400 for a token that is unknown, used, too old or of another address, 422 for a password that is easy
 * to guess
 */
export async function setNewPassword(
  services: SignInServices,
  reset: { readonly token: string; readonly email: string; readonly password: string },
  client: Client,
): Promise<ApiCookie> {
  const { db, clock } = services;
  const now = clock.now();
  // Hashing a password takes time: not for an invalid token.
  const valid = await findFlow(db, reset.token, resetPurposes, now);
  if (!valid) throw invalidLink();
  const [owner] = await db.select().from(users).where(eq(users.email, reset.email));
  // Names of an account that the token is not for would answer what they are.
  const isOwn = owner !== undefined && owner.id === valid.userId;
  const words = isOwn ? owner : { email: reset.email, firstName: null, lastName: null };
  const passwordHash = await hashNewPassword(reset.password, words);
  return db.transaction(async (tx) => {
    const flow = await consumeFlow(tx, reset.token, resetPurposes, now);
    const [account] =
      flow?.userId == null ? [] : await tx.select().from(users).where(eq(users.id, flow.userId));
    if (account?.email !== reset.email) throw invalidLink();
    if (flow?.purpose === 'reset')
      await tx.update(users).set({ verification: 'done' }).where(eq(users.id, account.id));
    const notice = passwordChangedEmail();
    await replacePassword(tx, readerOf(account, client), { passwordHash, notice }, now);
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    return rememberDevice(tx, account.id, client, now);
  });
}

interface NewPassword {
  readonly passwordHash: string;
  /** Tells the account's owner of it. */
  readonly notice: EmailTemplate;
}

/**
 * Stores a new password and ends what emails have begun for the account before, such as links that set another one and the
 * verification that a sign-in with the old one began. Sessions are left to the caller.
 */
export async function replacePassword(
  tx: Db,
  account: Account,
  { passwordHash, notice }: NewPassword,
  now: Date,
): Promise<Account> {
  const [changed] = await tx
    .update(users)
    .set({ passwordHash, mustResetPassword: false })
    .where(eq(users.id, account.id))
    .returning();
  await endFlows(tx, { userId: account.id, emails: [account.email] });
  // Whoever knew the old password may have signed in with some.
  await forgetDevices(tx, account.id);
  await enqueueEmail(tx, account, notice, now);
  return changed ?? account;
}
