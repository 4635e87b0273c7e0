import { sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { emails } from '../store/schema.ts';

/** The content of an email, in plain text. */
export interface EmailContent {
  readonly subject: string;
  readonly body: string;
}

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
 * Enqueues an email in the transaction that it reports on, so that it is sent if, and only if, that is committed.
 *
 * @param recipient an email address
 */
export async function enqueueEmail(tx: Db, recipient: string, email: EmailContent, now: Date): Promise<void> {
  await insertEmail(tx).execute({ recipient, ...email, now });
}
