import { sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { mails } from '../store/schema.ts';

/** What a mail says, in plain text. */
export interface EmailContent {
  readonly subject: string;
  readonly body: string;
}

const insertMail = prepared((tx) =>
  tx
    .insert(mails)
    .values({
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      dueAt: sql.placeholder('now'),
      createdAt: sql.placeholder('now'),
    })
    .prepare('insert_mail'),
);

/**
 * Writes a mail down in the transaction of what it tells of: it goes out if, and only if, that happened.
 *
 * @param recipient an e-mail address
 */
export async function enqueueEmail(
  tx: Db,
  recipient: string,
  letter: EmailContent,
  now: Date,
): Promise<void> {
  await insertMail(tx).execute({ recipient, ...letter, now });
}
