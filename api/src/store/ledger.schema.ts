import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core';
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

/** What each lease that has begun owes and has paid, from its ledger. */
export const leaseBalances = pgView('lease_balances', {
  leaseId: integer('lease_id').notNull(),
  /** The rest of the term with open late fees. */
  totalDueCents: integer('total_due_cents').notNull(),
  totalPaidCents: integer('total_paid_cents').notNull(),
}).existing();
