import { portalLinks } from '@portal/api-contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { addressChangedEmail, addressPutBackEmail, addressRemovedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { linkTo, type PortalAddresses } from '../mail/portal-addresses.ts';
import type { Caller } from '../server/caller.ts';
import { Failure } from '../server/failure.ts';
import { emailTaken } from '../sign-in/emails.ts';
import { beginFlow, consumeFlow, endFlows, findFlow, type Flow } from '../sign-in/flow-tokens.ts';
import { beginReset } from '../sign-in/forgotten-password.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { lockUnderPassword } from '../sign-in/lock-under-password.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { releaseAddress } from '../sign-in/release-address.ts';
import { rejectReserved } from '../sign-in/reserved-emails.ts';
import { newToken } from '../sign-in/secrets.ts';
import { endOtherSessions } from '../sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import { flowTokens, sessions, users, type Account } from '../store/schema.ts';
import { violatesUnique } from '../store/violation.ts';

interface EmailChangeServices extends PortalAddresses {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Changes the email address of an account, and ends what was begun with the old one: links, PINs and other sessions. The
 * old address gets a link that puts it back within a day, and is reserved for as long. When several accounts take one
 * address at the same moment, only the table's constraint can tell which is first, so nothing is looked up before. An
 * account that nobody has verified gives way.
 *
 * @returns the changed account; null when its password is another than the caller's, by which the change was confirmed
 * @throws Failure 422 for an address that another account has, or can have back
 */
export async function replaceEmail(
  services: EmailChangeServices,
  caller: Caller,
  email: string,
): Promise<Account | null> {
  const { db, clock } = services;
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const before = await lockUnderPassword(tx, caller.account, 'update');
      if (before === null || email === before.email) return before;
      await releaseAddress(tx, email);
      const [changed] = await tx.update(users).set({ email }).where(eq(users.id, before.id)).returning();
      if (!changed) throw new Error('The account was not changed.');
      await rejectReserved(tx, changed, now);
      await endFlows(tx, { userId: before.id, emails: [before.email, email] });
      await endOtherSessions(tx, caller);
      // To the old address, because its owner may not know.
      const undoLink = (await goesBack(tx, changed)) ? null : await beginUndo(tx, services, before, now);
      await enqueueEmail(tx, before, addressChangedEmail(email, undoLink), now);
      return changed;
    });
  } catch (error) {
    if (violatesUnique(error, 'users_email_unique')) throw emailTaken();
    throw error;
  }
}

const isUndoOf = (userId: number) => and(eq(flowTokens.purpose, 'undo-email'), eq(flowTokens.userId, userId));

/**
 * Whether an account has got an address back that it had within the last day. The links to undo the changes since then
 * end: who was sent one is not to have the account again.
 */
async function goesBack(tx: Db, { id, email }: Account): Promise<boolean> {
  const [undone] = await tx
    .select()
    .from(flowTokens)
    .where(and(isUndoOf(id), eq(flowTokens.email, email)))
    .orderBy(flowTokens.expiresAt)
    .limit(1);
  if (undone) await endUndoSince(tx, id, undone);
  return undone !== undefined;
}

/** Ends the links of this change of an account's address, and of later ones. */
async function endUndoSince(tx: Db, userId: number, { expiresAt }: Flow): Promise<void> {
  await tx.delete(flowTokens).where(and(isUndoOf(userId), gte(flowTokens.expiresAt, expiresAt)));
}

/** Reserves the address of an account and returns the link that puts it back. */
async function beginUndo(
  tx: Db,
  addresses: PortalAddresses,
  { id: userId, email, brand }: Account,
  now: Date,
): Promise<string> {
  const token = await beginFlow(tx, { purpose: 'undo-email', userId, email }, now);
  return linkTo(addresses, brand, portalLinks.undoEmail({ token }));
}

/**
 * Puts the email address back that an account had, by the link that was sent there, once. Who changed it knows the
 * password and is signed in: every session ends, the password opens nothing any more, and the old address gets a link to
 * choose a new one.
 *
 * @throws Failure 400 for a token that is unknown, used or older than a day
 */
export async function undoEmailChange(services: EmailChangeServices, token: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  // Hashing a password takes time: not for an invalid token.
  if (!(await findFlow(db, token, ['undo-email'], now))) throw invalidLink();
  const passwordHash = await hashPassword(newToken());
  await db.transaction(async (tx) => {
    const flow = await consumeFlow(tx, token, ['undo-email'], now);
    if (flow?.userId == null || flow.email === null) throw invalidLink();
    const { userId, email } = flow;
    const [before] = await tx.select().from(users).where(eq(users.id, userId));
    if (!before) throw invalidLink();
    await tx.update(users).set({ email, passwordHash }).where(eq(users.id, userId));
    await endUndoSince(tx, userId, flow);
    await endFlows(tx, { userId, emails: [before.email, email] });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await forgetDevices(tx, userId);
    const resetLink = await beginReset(tx, services, { ...before, userId, email }, now);
    await enqueueEmail(tx, { ...before, email }, addressPutBackEmail(resetLink), now);
    await enqueueEmail(tx, before, addressRemovedEmail(), now);
  });
}

const invalidLink = () =>
  new Failure(400, 'This link has been used or has expired. Please call support if you need help.');
