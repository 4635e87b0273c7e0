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
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      dueAt: sql.placeholder('now'),
      createdAt: sql.placeholder('now'),
    })
    .prepare('insert_email'),
);

/**
 * Enqueues an email, in the language of its reader, in the transaction that it reports on, so that it is sent if, and only
 * if, that is committed.
 */
export async function enqueueEmail(
  tx: Db,
  { email, language }: Recipient,
  template: EmailTemplate,
  now: Date,
): Promise<void> {
  await insertEmail(tx).execute({ recipient: email, ...writeEmail(template, language), now });
}
