import type { WireRegistration } from '@portal/api-contract';
import { isTimezone } from '../clock/customer-day.ts';
import type { SignInServices } from './sign-in-services.ts';
import type { Client } from '../server/client.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import type { Db } from '../store/database.ts';
import { users, type Account, type Guard } from '../store/schema.ts';
import { releaseAttempt } from './attempts.ts';
import { emailTaken, normalizeEmail } from './emails.ts';
import { rejectEasyPassword } from './new-passwords.ts';
import { rejectReserved } from './reserved-emails.ts';
import { hashPassword } from './passwords.ts';
import { readerOf } from './reader.ts';
import { releaseAddress } from './release-address.ts';
import { countAttempt, limitRequests } from './sign-in-limits.ts';
import { beginVerification, signedIn, type SignedInAnswer } from './sign-in.ts';

/**
 * Creates the account of a customer and signs it in.
 *
 * @throws Failure as `openAccount` does
 */
export const registerAsCustomer = (
  services: SignInServices,
  body: WireRegistration,
  client: Client,
): Promise<SignedInAnswer> =>
  openAccount(services, body, { guard: 'client', verification: 'done', client }, (tx, account) =>
    signedIn({ ...services, db: tx }, account, client),
  );

/**
 * Creates an account of staff, which can be used after its address is verified.
 *
 * @returns the token for that, with the emailed PIN
 * @throws Failure as `openAccount` does
 */
export const registerAsStaff = (
  services: SignInServices,
  body: WireRegistration,
  guard: StaffGuard,
  client: Client,
): Promise<{ readonly token: string }> =>
  openAccount(services, body, { guard, verification: 'registered', client }, async (tx, account) => ({
    token: await beginVerification(tx, readerOf(account, client), services.clock.now()),
  }));

/** Accounts that may see everything are created by invitation only. */
type StaffGuard = Exclude<Guard, 'client' | 'web'>;

interface Opening extends Pick<Account, 'guard' | 'verification'> {
  readonly client: Client;
}

/**
 * Creates an account, in the place of one with the same address that nobody has verified. Of registrations at the same
 * moment, each comes after another.
 *
 * @param begin what the account begins with, in the transaction that creates it
 * @throws Failure 422 when the email address is registered or the password is easy to guess, 429 after too many such
 * passwords or requests
 */
async function openAccount<Begun>(
  { db, clock }: SignInServices,
  body: WireRegistration,
  { guard, verification, client: { address } }: Opening,
  begin: (tx: Db, account: Account) => Promise<Begun>,
): Promise<Begun> {
  const now = clock.now();
  const email = normalizeEmail(body.email);
  const [firstName, lastName] = [body.first_name.trim(), body.last_name.trim()];
  // Counted apart from the request, so that somebody who tries several passwords can register in the end.
  const tried = await countAttempt(db, { subject: `new-password:${email}`, address }, now);
  await rejectEasyPassword(body.password, { email, firstName, lastName });
  await releaseAttempt(db, tried);
  await limitRequests(db, { subject: `register:${email}`, address }, now);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `register:${email}`);
    await releaseAddress(tx, email);
    const [account] = await tx
      .insert(users)
      .values({
        guard,
        email,
        passwordHash,
        firstName,
        lastName,
        fullName: `${firstName} ${lastName}`,
        verification,
        timezone: isTimezone(body.timezone) ? body.timezone : null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) throw emailTaken();
    await rejectReserved(tx, account, now);
    return begin(tx, account);
  });
}
