import type { WireRegistration } from '@portal/api-contract';
import { isTimezone } from '../clock/customer-day.ts';
import type { SignInServices } from './sign-in-services.ts';
import { users, type Guard } from '../store/schema.ts';
import { emailTaken, normalizeEmail } from './emails.ts';
import { rejectEasyPassword } from './new-passwords.ts';
import { rejectReserved } from './reserved-emails.ts';
import { hashPassword } from './passwords.ts';
import type { Account } from '../store/schema.ts';
import { limitRequests } from './sign-in-limits.ts';

/**
 * Creates an account. A customer may use it at once, staff after verifying the address.
 *
 * @throws Failure 422 when the email address is registered or the password is easy to guess, 429 after too many requests
 */
export async function openAccount(
  { db, clock }: SignInServices,
  body: WireRegistration,
  guard: Guard,
  address: string,
): Promise<Account> {
  const now = clock.now();
  const email = normalizeEmail(body.email);
  const [firstName, lastName] = [body.first_name.trim(), body.last_name.trim()];
  // Before the request is counted, so that somebody who tries several passwords can register in the end.
  await rejectEasyPassword(body.password, { email, firstName, lastName });
  await limitRequests(db, { subject: `register:${email}`, address }, now);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(users)
      .values({
        guard,
        email,
        passwordHash,
        firstName,
        lastName,
        fullName: `${firstName} ${lastName}`,
        verification: guard === 'client' ? 'done' : 'retry',
        timezone: isTimezone(body.timezone) ? body.timezone : null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) throw emailTaken();
    await rejectReserved(tx, account, now);
    return account;
  });
}
