import type { Db } from '../store/database.ts';
import { mails } from '../store/schema.ts';

/** What a mail says, in plain text. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/**
 * Writes a mail down in the transaction of what it tells of: it goes out if, and only if, that happened.
 *
 * @param recipient an e-mail address
 */
export async function postMail(tx: Db, recipient: string, letter: Letter, now: Date): Promise<void> {
  await tx.insert(mails).values({ recipient, ...letter, dueAt: now, createdAt: now });
}
