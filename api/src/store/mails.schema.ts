import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The text of a sent email is erased, because it may contain a PIN or a link that signs in. */
export type MailState = 'waiting' | 'sent' | 'abandoned';

/** Emails are enqueued in the transaction that they report on; they are sent after it, or shown by the demo's mailbox. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Null once the email has been sent or abandoned. */
    body: text('body'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** When it may be sent next: at once, or after a claim or a pause has run out. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('mails_body', sql`(${table.state} = 'waiting') = (${table.body} is not null)`),
    index('mails_due').on(table.state, table.dueAt),
  ],
);
