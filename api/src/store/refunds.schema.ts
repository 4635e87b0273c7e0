import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { movements, payments } from './payments.schema.ts';

/** A `chargeback` is taken by the customer's bank, after the customer disputed the payment. */
export type RefundType = 'refund' | 'chargeback';

/** `asked`: the processor may or may not have given the money back. */
export type RefundStatus = 'asked' | 'succeeded' | 'declined';

/**
 * Money of a payment that goes back to the customer: ordered here and stored before the processor is asked, or found at
 * the processor, where somebody else gave it back.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Names it at the processor: asked for again, it moves no more money. */
    key: text('key').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    type: text('type').$type<RefundType>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Why the processor declined it, for the operator. */
    reason: text('reason'),
    /** What booked it. */
    movementId: integer('movement_id')
      .unique()
      .references(() => movements.id, { onDelete: 'cascade' }),
    /** What booked that a chargeback was won back. */
    wonMovementId: integer('won_movement_id')
      .unique()
      .references(() => movements.id, { onDelete: 'cascade' }),
    /** When the next try is due. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_type', sql`${table.type} in ('refund', 'chargeback')`),
    check('refunds_status', sql`${table.status} in ('asked', 'succeeded', 'declined')`),
    check('refunds_booked', sql`(${table.status} = 'succeeded') = (${table.movementId} is not null)`),
    check('refunds_claimed', sql`(${table.status} = 'asked') = (${table.claimedUntil} is not null)`),
    check(
      'refunds_won',
      sql`${table.wonMovementId} is null or (${table.type} = 'chargeback' and ${table.status} = 'succeeded')`,
    ),
    index('refunds_payment').on(table.paymentId),
    index('refunds_asked')
      .on(table.claimedUntil)
      .where(sql`${table.status} = 'asked'`),
  ],
);
