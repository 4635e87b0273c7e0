import { changeEmail, changePassword, saveSettings } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { addressChangedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { Client } from '../server/client.ts';
import type { Caller } from '../server/caller.ts';
import { Failure, invalid } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { emailTaken, normalizeEmail } from '../sign-in/emails.ts';
import { endFlows, emailedPurposes } from '../sign-in/flow-tokens.ts';
import { replacePassword } from '../sign-in/forgotten-password.ts';
import { hashNewPassword } from '../sign-in/new-passwords.ts';
import { endOtherSessions } from '../sign-in/sessions.ts';
import { checkPassword } from '../sign-in/sign-in-limits.ts';
import { writeUser } from '../sign-in/user-wire.ts';
import type { Db } from '../store/database.ts';
import type { Account } from '../store/schema.ts';
import { users } from '../store/schema.ts';
import { violatesUnique } from '../store/violation.ts';

/** What the handlers of the profile need. */
export interface ProfileServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** The handlers of a customer's profile. */
export const profileHandlers = (services: ProfileServices): readonly EndpointHandler[] => [
  handler(saveSettings, async ({ body, caller }) => {
    const settings = { notifications: body.notifications, solicitations: body.solicitations };
    await services.db.update(users).set(settings).where(eq(users.id, caller.account.id));
    return { settings };
  }),

  handler(changeEmail, async ({ body, caller, client }) => {
    if (!(await ownsPassword(services, caller.account, body.password, client))) {
      throw new Failure(403, 'The current password is wrong.');
    }
    const email = normalizeEmail(body.email);
    return { user: writeUser(await replaceEmail(services, caller, email)) };
  }),

  handler(
    changePassword,
    async ({ body, caller, client }) => {
      const { account } = caller;
      if (!(await ownsPassword(services, account, body.current_password, client))) {
        throw invalid({ current_password: 'The current password is wrong.' });
      }
      if (body.password === body.current_password) {
        throw invalid({ password: 'Choose a password that differs from the current one.' });
      }
      const passwordHash = await hashNewPassword(body.password, account);
      await services.db.transaction(async (tx) => {
        await replacePassword(tx, account, passwordHash, services.clock.now());
        // Other sessions, which began with the old password, end.
        await endOtherSessions(tx, caller);
      });
      return null;
    },
    { errorField: 'password' },
  ),
];

/**
 * Changes the email address of an account, and ends what was begun with the old one: links, PINs and other sessions.
 * When several accounts take one address at the same moment, only the table's constraint can tell which is first, so
 * nothing is looked up before.
 *
 * @throws Failure 422 for an address that another account has
 */
async function replaceEmail({ db, clock }: ProfileServices, caller: Caller, email: string): Promise<Account> {
  const { account } = caller;
  if (email === account.email) return account;
  try {
    return await db.transaction(async (tx) => {
      const [changed] = await tx.update(users).set({ email }).where(eq(users.id, account.id)).returning();
      await endFlows(tx, { userId: account.id, emails: [account.email, email] }, emailedPurposes);
      await endOtherSessions(tx, caller);
      // To the old address, because its owner may not know.
      await enqueueEmail(tx, account.email, addressChangedEmail(email), clock.now());
      return changed ?? account;
    });
  } catch (error) {
    if (violatesUnique(error, 'users_email_unique')) throw emailTaken();
    throw error;
  }
}

/** Whether the password is the caller's; wrong ones count as failed sign-ins. */
const ownsPassword = (services: ProfileServices, account: Account, password: string, client: Client) =>
  checkPassword(services, account, { password, stored: account.passwordHash }, client);
