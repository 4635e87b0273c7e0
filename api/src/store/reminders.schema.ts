import type { CalendarDate } from '@portal/domain';
import { check, date, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, instant } from './columns.ts';
import { leases } from './leases.schema.ts';

/** A reminder of one payment that was sent (OP-103). */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    /** When the payment is due. */
    dueOn: date('due_on').$type<CalendarDate>().notNull(),
    /** How many days before the due date it is sent. */
    daysBefore: smallint('days_before').notNull(),
    /**
     * SHA-256 of the token that opens the payment now: the email's, then that of its session. The token is a flow token,
     * which has the customer and the time limit. Null when the customer has to log in, because no default method can pay.
     */
    tokenHash: text('token_hash').unique(),
    /** How often wrong last four digits were typed. */
    wrongDigits: smallint('wrong_digits').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    // Of any number of processes, one sends each.
    unique('payment_reminders_once').on(table.leaseId, table.dueOn, table.daysBefore),
    check('payment_reminders_days', sql`${table.daysBefore} >= 0`),
  ],
);
