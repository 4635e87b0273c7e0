import {
  changeEmail,
  changePassword,
  saveSettings,
  undoEmailChange as undoEmail,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Client } from '../server/client.ts';
import { Failure, invalid } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { normalizeEmail } from '../sign-in/emails.ts';
import { passwordChangedEmail } from '../mail/email-templates.ts';
import { replacePassword } from '../sign-in/replace-password.ts';
import { lockUnderPassword } from '../sign-in/lock-under-password.ts';
import { hashNewPassword } from '../sign-in/new-passwords.ts';
import { endOtherSessions } from '../sign-in/sessions.ts';
import { checkPassword, limitGuesses, limitRequests } from '../sign-in/sign-in-limits.ts';
import { writeUser } from '../sign-in/user-wire.ts';
import type { PortalAddresses } from '../mail/portal-addresses.ts';
import type { Db } from '../store/database.ts';
import type { Account } from '../store/schema.ts';
import { users } from '../store/schema.ts';
import { replaceEmail, undoEmailChange } from './email-change.ts';

/** What the handlers of the profile need. */
export interface ProfileServices extends PortalAddresses {
  readonly db: Db;
  readonly clock: Clock;
}

const wrongPasswordSentence = 'The current password is wrong.';

/** The handlers of a customer's profile. */
export const profileHandlers = (services: ProfileServices): readonly EndpointHandler[] => [
  handler(saveSettings, async ({ body, caller }) => {
    const settings = { notifications: body.notifications, solicitations: body.solicitations };
    await services.db.update(users).set(settings).where(eq(users.id, caller.account.id));
    return { settings };
  }),

  handler(changeEmail, async ({ body, caller, client }) => {
    if (!(await ownsPassword(services, caller.account, body.password, client))) {
      throw new Failure(403, wrongPasswordSentence);
    }
    const email = normalizeEmail(body.email);
    if (email !== caller.account.email) await limitChanges(services, caller.account, client);
    const changed = await replaceEmail(services, caller, email);
    if (!changed) throw new Failure(403, wrongPasswordSentence);
    return { user: writeUser(changed) };
  }),

  handler(undoEmail, async ({ body: { token }, client: { address } }) => {
    const attempt = { subject: `flow:${token}`, address };
    await limitGuesses(services, attempt, () => undoEmailChange(services, token));
    return null;
  }),

  handler(
    changePassword,
    async ({ body, caller, client }) => {
      const { account } = caller;
      if (!(await ownsPassword(services, account, body.current_password, client))) {
        throw wrongCurrentPassword();
      }
      if (body.password === body.current_password) {
        throw invalid({ password: 'Choose a password that differs from the current one.' });
      }
      const passwordHash = await hashNewPassword(body.password, account);
      await services.db.transaction(async (tx) => {
        if (!(await lockUnderPassword(tx, account, 'update'))) throw wrongCurrentPassword();
        const changed = { passwordHash, notice: passwordChangedEmail() };
        await replacePassword(tx, account, changed, services.clock.now());
        // Other sessions, which began with the old password, end.
        await endOtherSessions(tx, caller);
      });
      return null;
    },
    { errorField: 'password' },
  ),
];

const wrongCurrentPassword = () => invalid({ current_password: wrongPasswordSentence });

/**
 * Counts a change of the email address, also one that is rejected: the answer tells which addresses have an account, and
 * each change writes to the address before it and reserves it.
 *
 * @throws Failure 429 after too many
 */
const limitChanges = ({ db, clock }: ProfileServices, { id }: Account, { address }: Client) =>
  limitRequests(db, { subject: `email-change:${id}`, address }, clock.now());

/** Whether the password is the caller's; wrong ones count as failed sign-ins. */
const ownsPassword = (services: ProfileServices, account: Account, password: string, client: Client) =>
  checkPassword(services, account, { password, stored: account.passwordHash }, client);
