import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';
import { mails } from '../store/schema.ts';

export interface OutgoingMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends one email through a mail server; rejects when the server did not accept it. */
export type Transport = (mail: OutgoingMail) => Promise<void>;

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
export async function sendDueMails(db: Db, clock: Clock, transport: Transport): Promise<number> {
  for (let sent = 0; ;) {
    const mail = await claimDueMail(db, clock.now());
    if (mail === null) return sent;
    const isAccepted = await transport(mail).then(
      () => true,
      () => false,
    );
    if (isAccepted) {
      sent += 1;
      await db.update(mails).set({ state: 'sent', body: null }).where(eq(mails.id, mail.id));
    } else {
      await scheduleRetry(db, mail, clock.now());
    }
  }
}

type ClaimedMail = OutgoingMail & { readonly tries: number };

/** Claims the next email by a time in its row, so that no transaction is open while it is sent. */
async function claimDueMail(db: Db, now: Date): Promise<ClaimedMail | null> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mails)
    .set({ dueAt: new Date(now.getTime() + claimDuration), tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, sql`(${next})`))
    .returning();
  return row?.body == null ? null : { ...row, body: row.body };
}

async function scheduleRetry(db: Db, { id, tries }: ClaimedMail, now: Date): Promise<void> {
  const outcome =
    tries >= mostTries
      ? ({ state: 'abandoned', body: null } as const)
      : { dueAt: new Date(now.getTime() + pauseAfter(tries)) };
  await db.update(mails).set(outcome).where(eq(mails.id, id));
}
