import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** A mail that was sent keeps no text, for it may hold a PIN or a link that signs in. */
export type MailState = 'waiting' | 'sent' | 'abandoned';

/** Written in the transaction of what it tells of; sent after it, or shown by the demo's mailbox. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Null once it has been sent or given up. */
    body: text('body'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** Nobody claims it before: it is new, being sent, or was rejected a while ago. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('mails_body', sql`(${table.state} = 'waiting') = (${table.body} is not null)`),
    index('mails_due').on(table.state, table.dueAt),
  ],
);
