import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The text of a sent email is erased, because it may contain a PIN or a link that signs in. */
export type EmailStatus = 'waiting' | 'sent' | 'abandoned';

/** Emails are enqueued in the transaction that they report on; they are sent after it, or shown by the demo's mailbox. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    /** Key of the brand whose company signs it; null for the main one. */
    brand: text('brand'),
    subject: text('subject').notNull(),
    /** Null once the email has been sent or abandoned. */
    body: text('body'),
    status: text('status').$type<EmailStatus>().notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** When it may be sent next: at once, or after a claim or a pause has run out. */
    dueAt: instant('due_at').notNull(),
    /** The last time at which a try is worth it: nobody wants the email of a PIN that has expired. */
    usefulUntil: instant('useful_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('emails_body', sql`(${table.status} = 'waiting') = (${table.body} is not null)`),
    index('emails_due').on(table.status, table.dueAt),
  ],
);
