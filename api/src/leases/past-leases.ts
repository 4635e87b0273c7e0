import { calendarDate } from '@portal/domain';
import type { WireApplicant, WireLeaseVerification } from '@portal/api-contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { LeaseServices } from './lease-services.ts';
import { recipientOf } from '../mail/reader.ts';
import { Failure } from '../server/failure.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { applicantSubject, emailPinKeepingTries, verifyPin } from '../sign-in/pins.ts';
import { limitRequests } from '../sign-in/sign-in-limits.ts';
import type { Account } from '../store/schema.ts';
import type { Db } from '../store/database.ts';
import { applicants, leases } from '../store/schema.ts';

/**
 * Looks for an application that was made in a store and emails a PIN to the contact that its leases hold: never to the
 * account's own address, which proves nothing about the person.
 *
 * @throws Failure 404 when there is none, it is another account's, or its leases hold no contact, so that only support
 * can connect them; 409 when it is this account's already; 429 after too many emails to this contact
 */
export async function sendConnectionPin(
  { db, clock }: LeaseServices,
  account: Account,
  person: WireApplicant,
  address: string,
): Promise<void> {
  const found = await findApplicant(db, account.id, person);
  if (found && found.userId !== null) throw alreadyConnected();
  const contact = found?.contactEmail ?? null;
  if (!found || contact === null) throw new Failure(404, 'No previous application found!');
  const subject = applicantSubject(account.id, found.id);
  // What others ask for does not use up what the owner of the contact may ask for.
  const counted = isContact(account, contact) ? `${subject}:owner` : `leases:${found.id}`;
  await limitRequests(db, { subject: counted, address }, clock.now());
  await db.transaction((tx) =>
    emailPinKeepingTries(tx, recipientOf({ ...account, email: contact }), subject, clock.now()),
  );
}

/**
 * Identifies a person, so that guesses of the SSN are limited over everybody who asks about them. An account that has the
 * contact of the person's leases counts apart, so that others do not shut it out.
 */
export async function personSubject(
  { db }: Pick<LeaseServices, 'db'>,
  account: Account,
  { last_name, date_of_birth }: WireApplicant,
): Promise<string> {
  const bornOn = calendarDate(date_of_birth);
  const person = `person:${lastNameKey(last_name)}:${date_of_birth}`;
  if (bornOn === null) return person;
  const contacts = await db
    .select({ contactEmail: applicants.contactEmail })
    .from(applicants)
    .where(and(eq(applicants.lastName, lastNameKey(last_name)), eq(applicants.bornOn, bornOn)));
  return contacts.some(({ contactEmail }) => isContact(account, contactEmail))
    ? `${person}:${account.id}`
    : person;
}

const alreadyConnected = () => new Failure(409, 'Leases already connected to your account.');

/** Whether an account has the email address that leases hold as contact: a PIN for them reaches its owner. */
const isContact = ({ email }: Account, contactEmail: string | null) =>
  email.toLowerCase() === contactEmail?.toLowerCase();

const lastNameKey = (lastName: string) => lastName.trim().toLowerCase();

/**
 * Connects past leases to an account when the PIN is right; each PIN works once.
 *
 * @throws Failure 400 for a wrong PIN, 404 when there is nothing to connect, 406 when no try is left, 409 when the leases
 * are this account's already, as after a lost answer, 429 after too many wrong PINs within a day
 */
export async function connectLeases(
  { db, clock }: LeaseServices,
  account: Account,
  { code, ...person }: WireLeaseVerification,
  address: string,
): Promise<void> {
  const missing = () => new Failure(404, 'Record not found or previous applications not found.');
  const found = await findApplicant(db, account.id, person);
  if (!found) throw missing();
  if (found.userId !== null) throw alreadyConnected();
  if (found.contactEmail === null) throw missing();
  const subject = applicantSubject(account.id, found.id);
  const owner = isContact(account, found.contactEmail) ? `account:${account.id}` : null;
  const guess = { subject, pin: code, recipient: found.contactEmail, address, owner };
  await verifyPin(db, guess, clock.now());
  await db.transaction(async (tx) => {
    const [connected] = await tx
      .update(applicants)
      .set({ userId: account.id })
      .where(and(eq(applicants.id, found.id), isNull(applicants.userId)))
      .returning();
    if (!connected) throw missing();
    await tx.update(leases).set({ userId: account.id }).where(eq(leases.applicantId, found.id));
  });
}

/** Finds an applicant, but not one that is connected to another account. */
async function findApplicant(db: Db, userId: number, person: WireApplicant) {
  const bornOn = calendarDate(person.date_of_birth);
  const ssn = person.ssn.replaceAll(/\D/g, '');
  const candidates =
    bornOn === null
      ? []
      : await db
          .select()
          .from(applicants)
          .where(
            and(
              eq(applicants.lastName, lastNameKey(person.last_name)),
              eq(applicants.bornOn, bornOn),
              or(isNull(applicants.userId), eq(applicants.userId, userId)),
            ),
          );
  // Compares all of them, so that the time does not tell which one, or none, has the number.
  const matches = await Promise.all(candidates.map(({ ssnHash }) => isPassword(ssn, ssnHash)));
  // Takes as long as for a name and a day that exist.
  if (candidates.length === 0) await isPassword(ssn, null);
  return candidates.find((_, at) => matches[at] === true) ?? null;
}
