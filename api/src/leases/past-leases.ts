import { calendarDate } from '@portal/domain';
import type { WireApplicant, WireLeaseVerification } from '@portal/api-contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { LeaseServices } from './lease-services.ts';
import { Failure } from '../server/failure.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { applicantSubject, emailPinKeepingTries, verifyPin } from '../sign-in/pins.ts';
import type { Account } from '../store/schema.ts';
import type { Db } from '../store/database.ts';
import { applicants, leases } from '../store/schema.ts';

/**
 * Looks for an application that was made in a store and emails a PIN to the account's own address.
 *
 * @throws Failure 404 when there is none, or it is another account's; 409 when it is this account's already
 */
export async function sendConnectionPin(
  { db, clock }: LeaseServices,
  account: Account,
  person: WireApplicant,
): Promise<void> {
  const found = await findApplicant(db, account.id, person);
  if (!found) throw new Failure(404, 'No previous application found!');
  if (found.userId !== null) throw new Failure(409, 'Leases already connected to your account.');
  const subject = applicantSubject(account.id, found.id);
  await db.transaction((tx) => emailPinKeepingTries(tx, account.email, subject, clock.now()));
}

/**
 * Connects past leases to an account when the PIN is right; each PIN works once.
 *
 * @throws Failure 400 for a wrong PIN, 404 when there is nothing to connect, 406 when no try is left, 429 after too many
 * wrong PINs within a day
 */
export async function connectLeases(
  { db, clock }: LeaseServices,
  account: Account,
  { code, ...person }: WireLeaseVerification,
  address: string,
): Promise<void> {
  const missing = () => new Failure(404, 'Record not found or previous applications not found.');
  const found = await findApplicant(db, account.id, person);
  if (!found || found.userId !== null) throw missing();
  const subject = applicantSubject(account.id, found.id);
  await verifyPin(db, { subject, pin: code, recipient: account.email, address, device: null }, clock.now());
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
              eq(applicants.lastName, person.last_name.trim().toLowerCase()),
              eq(applicants.bornOn, bornOn),
              or(isNull(applicants.userId), eq(applicants.userId, userId)),
            ),
          );
  for (const candidate of candidates) {
    if (await isPassword(ssn, candidate.ssnHash)) return candidate;
  }
  // Takes as long as for a name and a day that exist.
  if (candidates.length === 0) await isPassword(ssn, null);
  return null;
}
