import { sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { emails } from '../store/schema.ts';
import { writeEmail, type EmailTemplate } from './email-template.ts';
import type { Recipient } from './reader.ts';

const insertEmail = prepared((tx) =>
  tx
    .insert(emails)
    .values({
      recipient: sql.placeholder('recipient'),
      brand: sql.placeholder('brand'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      dueAt: sql.placeholder('now'),
      usefulUntil: sql.placeholder('usefulUntil'),
      createdAt: sql.placeholder('now'),
    })
    .prepare('insert_email'),
);

/** An email as it is stored. */
export type EnqueuedEmail = ReturnType<typeof writeRow>;

/** Returns an email as it is stored, in the language of its reader. */
export const writeRow = ({ email, language, brand }: Recipient, template: EmailTemplate, now: Date) => ({
  recipient: email,
  brand,
  ...writeEmail(template, language),
  usefulUntil: new Date(now.getTime() + template.usefulFor),
  now,
});

/**
 * Enqueues an email, in the language of its reader, in the transaction that it reports on, so that it is sent if, and only
 * if, that is committed.
 */
export async function enqueueEmail(
  tx: Db,
  recipient: Recipient,
  template: EmailTemplate,
  now: Date,
): Promise<void> {
  await insertEmail(tx).execute(writeRow(recipient, template, now));
}
