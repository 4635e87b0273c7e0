import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';
import { emails } from '../store/schema.ts';

export interface OutgoingEmail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends one email through a mail server; rejects when the server did not accept it. */
export type Transport = (email: OutgoingEmail) => Promise<void>;

/** Milliseconds that a process of the api has for one email before another may claim it. */
const claimDuration = 60_000;
export const mostTries = 8;

/** Milliseconds, doubling: an email is abandoned after about twenty minutes, when its PIN has expired anyway. */
const pauseAfter = (tries: number) => 5_000 * 2 ** tries;

/**
 * Sends every email that is due, one by one. Any number of processes of the api may do so at once, because each email
 * is claimed first. If a process is killed after sending an email and before recording it, the email is sent twice.
 *
 * @returns how many were sent
 */
export async function sendDueEmails(db: Db, clock: Clock, transport: Transport): Promise<number> {
  for (let sent = 0; ;) {
    const email = await claimDueEmail(db, clock.now());
    if (email === null) return sent;
    const isAccepted = await transport(email).then(
      () => true,
      () => false,
    );
    if (isAccepted) {
      sent += 1;
      await db.update(emails).set({ status: 'sent', body: null }).where(eq(emails.id, email.id));
    } else {
      await scheduleRetry(db, email, clock.now());
    }
  }
}

type ClaimedEmail = OutgoingEmail & { readonly tries: number };

/** Claims the next email by a time in its row, so that no transaction is open while it is sent. */
async function claimDueEmail(db: Db, now: Date): Promise<ClaimedEmail | null> {
  const next = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.status, 'waiting'), lte(emails.dueAt, now)))
    .orderBy(asc(emails.dueAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(emails)
    .set({ dueAt: new Date(now.getTime() + claimDuration), tries: sql`${emails.tries} + 1` })
    .where(eq(emails.id, sql`(${next})`))
    .returning();
  return row?.body == null ? null : { ...row, body: row.body };
}

async function scheduleRetry(db: Db, { id, tries }: ClaimedEmail, now: Date): Promise<void> {
  const outcome =
    tries >= mostTries
      ? ({ status: 'abandoned', body: null } as const)
      : { dueAt: new Date(now.getTime() + pauseAfter(tries)) };
  await db.update(emails).set(outcome).where(eq(emails.id, id));
}
