import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';
import { emails } from '../store/schema.ts';

export interface OutgoingEmail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Key of the brand that its reader knows the portal by; null when no request has said. */
  readonly brand: string | null;
}

/** Sends one email through a mail server within `sendLimit`; rejects when the server did not accept it. */
export type Transport = (email: OutgoingEmail) => Promise<void>;

/** A try at sending an email that failed: for the log, so nothing of the email itself. */
export interface FailedTry {
  readonly status: 'retried' | 'abandoned';
  /** Id of the row in `emails`. */
  readonly email: number;
  /** Which try this was, from 1. */
  readonly tries: number;
  /** Of the error, such as `ECONNREFUSED`. */
  readonly code: unknown;
  /** What the mail server answered, such as 451; its text is left out, because it repeats the address. */
  readonly response: unknown;
}

export interface SenderServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly transport: Transport;
  readonly note: (failed: FailedTry) => void;
}

/** Milliseconds that a transport may take for one email. */
export const sendLimit = 50_000;

/** Milliseconds that a process of the api has for one email before another may claim it: longer than sending takes. */
const claimDuration = sendLimit + 10_000;

/** Milliseconds between two tries, at most: a mail server that is back again gets everything within this time. */
const longestPause = 60 * 60_000;

/** Milliseconds, doubling from ten seconds. */
const pauseAfter = (tries: number) => Math.min(longestPause, 5_000 * 2 ** tries);

/**
 * Sends every email that is due, one by one, first those that are of use the shortest. Any number of processes of the api may do so at once, because each email
 * is claimed first. If a process is killed after sending an email and before recording it, the email is sent twice. One
 * that the mail server does not accept is tried again until it is of no use any more, and then abandoned.
 *
 * @returns how many were sent
 */
export async function sendDueEmails(services: SenderServices): Promise<number> {
  const { db, clock, transport } = services;
  for (let sent = 0; ;) {
    const email = await claimDueEmail(db, clock.now());
    if (email === null) return sent;
    const failure = await transport(email).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure === null) {
      sent += 1;
      await db.update(emails).set({ status: 'sent', body: null }).where(eq(emails.id, email.id));
    } else {
      await recordFailedTry(services, email, failure.error);
    }
  }
}

type ClaimedEmail = OutgoingEmail & { readonly tries: number; readonly usefulUntil: Date };

/** Claims the next email by a time in its row, so that no transaction is open while it is sent. */
async function claimDueEmail(db: Db, now: Date): Promise<ClaimedEmail | null> {
  const next = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.status, 'waiting'), lte(emails.dueAt, now)))
    // A code of ten minutes does not wait for a morning's reminders.
    .orderBy(asc(emails.usefulUntil), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(emails)
    .set({ dueAt: new Date(now.getTime() + claimDuration), tries: sql`${emails.tries} + 1` })
    .where(eq(emails.id, sql`(${next})`))
    .returning();
  return row?.body == null ? null : { ...row, body: row.body };
}

async function recordFailedTry(
  { db, clock, note }: SenderServices,
  { id, tries, usefulUntil }: ClaimedEmail,
  error: unknown,
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + pauseAfter(tries));
  const isAbandoned = dueAt > usefulUntil;
  await db
    .update(emails)
    .set(isAbandoned ? { status: 'abandoned', body: null } : { dueAt })
    .where(eq(emails.id, id));
  const { code, responseCode: response } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  note({ status: isAbandoned ? 'abandoned' : 'retried', email: id, tries, code, response });
}
