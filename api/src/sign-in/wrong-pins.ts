import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { wrongPinsEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { Failure } from '../server/failure.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import type { Db } from '../store/database.ts';
import { wrongPins } from '../store/schema.ts';
import { clientOf } from './client-address.ts';
import { recipientAt } from './reader.ts';
import { hashOf } from './secrets.ts';

/** Milliseconds. */
const span = 24 * 60 * 60_000;
/** Wrong PINs of others within a day, over everything that PINs were sent to one email address for. */
export const wrongPinsByRecipient = 10;
/** The same from one client: more than the tries of one PIN, so that asking for another one helps. */
export const wrongPinsByClient = 8;
/** The owner's own, which others do not use up. */
export const wrongPinsByOwner = 10;
/** The owner of the email address is told of each of so many wrong PINs. */
export const wrongPinsByWarning = 5;

/** Who a PIN was sent to, and where it is entered. */
export interface PinGuess {
  readonly recipient: string;
  readonly address: string;
  /**
   * What tells the owner of the email address from others who guess: the token of a device that the account was signed in
   * to with, or the account that has the address and whose password is known. Null for anybody else.
   */
  readonly owner: string | null;
}

/** A guess that is counted as wrong until it turns out to be right. */
export interface CountedGuess {
  readonly id: number;
  /** How many wrong ones the day has with this one. */
  readonly count: number;
}

/**
 * Counts a guess before it is compared, so that the limits hold however many arrive at once.
 *
 * @param db not a transaction that the failure would roll back
 * @throws Failure 429 after too many wrong PINs within a day (OP-102)
 */
export async function countGuess(db: Db, guess: PinGuess, now: Date): Promise<CountedGuess> {
  const recipientHash = hashOf(guess.recipient);
  await forgetOld(db, dayBefore(now));
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `wrong-pins:${recipientHash}`);
    const earlier = await wrongOnesOfDay(tx, guess, now);
    const rejection = rejectionAfter(earlier, guess, now);
    if (rejection) throw rejection;
    const [row] = await tx
      .insert(wrongPins)
      .values({ recipientHash, address: guesserOf(guess), enteredAt: now })
      .returning({ id: wrongPins.id });
    if (!row) throw new Error('The guess was not stored.');
    return { id: row.id, count: earlier.all + 1 };
  });
}

/** Returns how the next guess will be rejected, whatever it is; null while the day has guesses left. */
export async function rejectionOfDay(db: Db, guess: PinGuess, now: Date): Promise<Failure | null> {
  return rejectionAfter(await wrongOnesOfDay(db, guess, now), guess, now);
}

const dayBefore = (now: Date) => new Date(now.getTime() - span);

const guesserOf = ({ owner, address }: PinGuess) =>
  owner === null ? clientOf(address) : `owner:${hashOf(owner)}`;

interface WrongOnes {
  readonly all: number;
  readonly first: Date | null;
  /** Of the same guesser. */
  readonly own: number;
  readonly firstOwn: Date | null;
}

async function wrongOnesOfDay(db: Db, guess: PinGuess, now: Date): Promise<WrongOnes> {
  const isOwn = eq(wrongPins.address, guesserOf(guess));
  const [counted] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      first: sql<Date | null>`min(${wrongPins.enteredAt})`.mapWith(wrongPins.enteredAt),
      own: sql<number>`count(*) filter (where ${isOwn})`.mapWith(Number),
      firstOwn: sql<Date | null>`min(${wrongPins.enteredAt}) filter (where ${isOwn})`.mapWith(
        wrongPins.enteredAt,
      ),
    })
    .from(wrongPins)
    .where(
      and(eq(wrongPins.recipientHash, hashOf(guess.recipient)), gt(wrongPins.enteredAt, dayBefore(now))),
    );
  if (!counted) throw new Error('The wrong PINs were not counted.');
  return counted;
}

function rejectionAfter(
  { all, first, own, firstOwn }: WrongOnes,
  { owner }: PinGuess,
  now: Date,
): Failure | null {
  const isOwnUsedUp = own >= (owner === null ? wrongPinsByClient : wrongPinsByOwner);
  // Those of others do not shut out the owner.
  const isShut = owner === null && all >= wrongPinsByRecipient;
  if (!isOwnUsedUp && !isShut) return null;
  const sentence = 'Too many wrong codes within a day. Please try again tomorrow, or call support.';
  // Each limit ends when the first of its wrong PINs is a day old; the own one is never the earlier.
  const since = (isOwnUsedUp ? firstOwn : first) ?? now;
  const retryAfterSeconds = Math.ceil((since.getTime() - dayBefore(now).getTime()) / 1000);
  return new Failure(429, sentence, { retryAfterSeconds });
}

async function forgetOld(db: Db, since: Date): Promise<void> {
  // Rows that another transaction is deleting are skipped.
  const old = db
    .select({ id: wrongPins.id })
    .from(wrongPins)
    .where(lt(wrongPins.enteredAt, since))
    .for('update', { skipLocked: true });
  await db.delete(wrongPins).where(inArray(wrongPins.id, old));
}

/** Takes back a guess that was right. */
export async function forgetGuess(db: Db, { id }: CountedGuess): Promise<void> {
  await db.delete(wrongPins).where(eq(wrongPins.id, id));
}

/** Tells the owner of the email address of wrong PINs, at every fifth within a day. */
export async function warnOfGuess(
  db: Db,
  { recipient }: PinGuess,
  { count }: CountedGuess,
  now: Date,
): Promise<void> {
  if (count % wrongPinsByWarning !== 0) return;
  await enqueueEmail(db, await recipientAt(db, recipient), wrongPinsEmail(count, wrongPinsByRecipient), now);
}
