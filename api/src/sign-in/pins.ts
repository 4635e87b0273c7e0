import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { pinEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { Recipient } from '../mail/reader.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import { pins } from '../store/schema.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { countGuess, forgetGuess, rejectionOfDay, warnOfGuess, type PinGuess } from './wrong-pins.ts';

/** Guesses at one PIN. */
export const pinTries = 5;
/** Milliseconds. */
export const pinLifetime = 10 * 60_000;

// Subjects of PINs say what is proven, and by whom.
/** The subject of verifying an account. */
export const verifySubject = (userId: number) => `verify:${userId}`;
/** The subject of connecting past leases to an account. */
export const applicantSubject = (userId: number, applicantId: number) => `leases:${userId}:${applicantId}`;
/** The subject of a forgotten password: a PIN counts only with the token of the flow that sent it (OP-102). */
export const forgotSubject = (flowToken: string) => `forgot:${flowToken}`;

const newPin = () => String(randomInt(100_000)).padStart(5, '0');

/** Locks a subject until the transaction ends, so that no other transaction creates a PIN for it. */
export const lockPin = (tx: Db, subject: string) => takeAdvisoryLock(tx, `pin:${subject}`);

/** Creates a PIN, which replaces any earlier one, and emails it. */
export async function emailPin(tx: Db, recipient: Recipient, subject: string, now: Date): Promise<void> {
  const pin = await createPin(tx, subject, now);
  await enqueueEmail(tx, recipient, pinEmail(pin, pinLifetime), now);
}

/** Creates a PIN and returns its five digits, which are stored only as a hash. */
export async function createPin(tx: Db, subject: string, now: Date): Promise<string> {
  const pin = newPin();
  await deleteExpired(tx, now);
  const fresh = {
    pinHash: await hashPassword(pin),
    tries: 0,
    expiresAt: new Date(now.getTime() + pinLifetime),
  };
  await tx
    .insert(pins)
    .values({ subjectHash: hashOf(subject), ...fresh })
    .onConflictDoUpdate({ target: pins.subjectHash, set: fresh });
  return pin;
}

async function deleteExpired(tx: Db, now: Date): Promise<void> {
  // Rows that another transaction has locked are skipped.
  const expired = tx
    .select({ subjectHash: pins.subjectHash })
    .from(pins)
    .where(lt(pins.expiresAt, now))
    .for('update', { skipLocked: true });
  await tx.delete(pins).where(inArray(pins.subjectHash, expired));
}

/**
 * Emails a new PIN that has the tries of the earlier one, so that requesting another does not bring more tries. When
 * none is left, nothing is emailed until the earlier PIN has expired.
 */
export async function emailPinKeepingTries(
  tx: Db,
  recipient: Recipient,
  subject: string,
  now: Date,
): Promise<void> {
  await lockPin(tx, subject);
  const [before] = await tx
    .select({ tries: pins.tries })
    .from(pins)
    .where(and(eq(pins.subjectHash, hashOf(subject)), gt(pins.expiresAt, now)))
    .for('update');
  if (before && before.tries >= pinTries) return;
  await emailPin(tx, recipient, subject, now);
  if (!before) return;
  await tx
    .update(pins)
    .set({ tries: before.tries })
    .where(eq(pins.subjectHash, hashOf(subject)));
}

/** Whether a subject has a PIN that has not expired. */
export async function isPinAlive(db: Db, subject: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ tries: pins.tries })
    .from(pins)
    .where(and(eq(pins.subjectHash, hashOf(subject)), gt(pins.expiresAt, now)));
  return row !== undefined;
}

/** A PIN as it was entered, and for which subject. */
interface EnteredPin extends PinGuess {
  readonly subject: string;
  readonly pin: string;
}

/**
 * Uses up a PIN, or one of its tries. The try is counted before the PIN is compared, so that there are no more than five
 * guesses however many arrive at once. Wrong PINs are also counted by day, over all subjects (OP-102).
 *
 * @param db not a transaction that the failure would roll back
 * @throws Failure 400 for a PIN that is wrong, expired or missing; 406 with `data.maxed` when no try is left; 429 when
 * those of the day are used up too, because another PIN would not help
 */
export async function verifyPin(db: Db, { subject, pin, ...guess }: EnteredPin, now: Date): Promise<void> {
  const subjectHash = hashOf(subject);
  const alive = and(eq(pins.subjectHash, subjectHash), gt(pins.expiresAt, now));
  const [counted] = await db
    .update(pins)
    .set({ tries: sql`${pins.tries} + 1` })
    .where(and(alive, lt(pins.tries, pinTries)))
    .returning();
  if (!counted) {
    const [usedUp] = await db.select({ tries: pins.tries }).from(pins).where(alive);
    throw usedUp ? ((await rejectionOfDay(db, guess, now)) ?? maxed()) : wrongPin();
  }
  const countedGuess = await countGuess(db, guess, now);
  if (!(await isPassword(pin, counted.pinHash))) {
    await warnOfGuess(db, guess, countedGuess, now);
    throw (await rejectionOfDay(db, guess, now)) ?? (counted.tries >= pinTries ? maxed() : wrongPin());
  }
  await forgetGuess(db, countedGuess);
  const [used] = await db
    .delete(pins)
    .where(and(eq(pins.subjectHash, subjectHash), eq(pins.pinHash, counted.pinHash)))
    .returning();
  if (!used) throw wrongPin();
}

/** The failure of a PIN that is wrong, expired, or of nothing. */
export const wrongPin = () => new Failure(400, 'The code is wrong or has expired.');

/** API-60, OP-65. */
const maxed = () => new Failure(406, 'Too many wrong codes. Ask for a new one.', { data: { maxed: true } });
