import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { leases } from './leases.schema.ts';
import { movements } from './payments.schema.ts';

/**
 * `receivable`: what the customer owes. `lease`, `fees`: what was charged. `discounts`: what was given up. `processor`:
 * what the processor has taken and owes us.
 */
export type LedgerAccount = 'receivable' | 'lease' | 'fees' | 'discounts' | 'processor';

/**
 * The ledger, in double entry: the entries of one movement, or of the beginning of one lease, sum up to zero. Triggers
 * of `lease_terms` and `movements` post them in the same transaction, and a deferred constraint checks them at its end.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    /** Null for the beginning of the lease. */
    movementId: integer('movement_id').references(() => movements.id, { onDelete: 'cascade' }),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** Debits are above zero, credits below. */
    amountCents: integer('amount_cents').notNull(),
    bookedOn: date('booked_on').$type<CalendarDate>().notNull(),
  },
  (table) => [
    check(
      'ledger_entries_account',
      sql`${table.account} in ('receivable', 'lease', 'fees', 'discounts', 'processor')`,
    ),
    check('ledger_entries_amount', sql`${table.amountCents} <> 0`),
    index('ledger_entries_lease').on(table.leaseId, table.account),
    index('ledger_entries_movement').on(table.movementId),
  ],
);

/** What the ledger says of each lease that has begun, whatever the day. Requests read it by `account_of_lease`. */
export const leaseAccounts = pgView('lease_accounts', {
  leaseId: integer('lease_id').notNull(),
  /**
   * The rest of the term with open late fees. Below zero when a chargeback was won back after its customer had paid
   * again.
   */
  totalDueCents: integer('total_due_cents').notNull(),
  /** What was kept of all payments. */
  totalPaidCents: integer('total_paid_cents').notNull(),
  /** Early discounts that were given, of payoffs of which something was kept. */
  discountCents: integer('discount_cents').notNull(),
  /** Late fees that no later payment has covered; payments go to them first. */
  lateFeeCents: integer('late_fee_cents').notNull(),
  /** The latest day of a payment of which something was kept. */
  lastPaidOn: date('last_paid_on').$type<CalendarDate>(),
  /** Of the term, 0 to 100 with two decimals; 100 only when nothing of it is left. */
  percentPaid: numeric('percent_paid', { mode: 'number' }).notNull(),
}).existing();

/** Each payment that was booked, with what was not given back of it. */
export const paymentHistory = pgView('payment_history', {
  leaseId: integer('lease_id').notNull(),
  paymentId: integer('payment_id').notNull(),
  /** That which booked it: payments of one day follow one another in its order. */
  movementId: integer('movement_id').notNull(),
  /** `PaymentType` on the wire. */
  paymentType: text('payment_type'),
  paidOn: date('paid_on').$type<CalendarDate>().notNull(),
  /** Below zero when its bank returned it after a part of it had been refunded. */
  keptCents: integer('kept_cents').notNull(),
}).existing();
