import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { paymentStatuses, type PaymentStatus } from './payment-statuses.ts';
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users, type MethodType } from './accounts.schema.ts';
import { leases } from './leases.schema.ts';
import { id, instant } from './columns.ts';

/** Values as SQL that a migration can contain. */
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A payment that a customer or the automatic draft ordered; one that succeeded has its movement. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    payOn: date('pay_on').$type<CalendarDate>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    methodType: text('method_type').$type<MethodType>().notNull(),
    /** No reference: a payment outlives the method that paid it. */
    methodId: integer('method_id').notNull(),
    methodLast4: text('method_last4').notNull(),
    /** The processor's name for the method; null for payments that were made before the portal. */
    methodReference: text('method_reference'),
    isPayoff: boolean('is_payoff').notNull(),
    /**
     * The key of its first charge. It is chosen with the order: a scheduled payment that is drawn once more, because the
     * database was restored from before it was drawn, asks for the same charge.
     */
    chargeKey: text('charge_key')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /**
     * When another process of the api may take the payment up: its claim has ended, or the next try is due. Only of
     * payments whose outcome is open, and of bank debits that may still be returned.
     */
    claimedUntil: instant('claimed_until'),
    /** How often the processor was to be asked. */
    tries: smallint('tries').notNull().default(0),
    /** Why the last try had no outcome, for the operator. */
    failure: text('failure'),
    /** Why it was declined or canceled, in words for the customer. */
    reason: text('reason'),
    /** The authorization of a bank withdrawal, in the words that its customer agreed to. */
    authorization: text('authorization'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('payments_amount', sql`${table.amountCents} > 0`),
    check('payments_status', sql`${table.status} in (${quoted(paymentStatuses)})`),
    check(
      'payments_claimed',
      sql`case ${table.status} when 'processing' then ${table.claimedUntil} is not null
        when 'submitted' then true else ${table.claimedUntil} is null end`,
    ),
    index('payments_lease').on(table.leaseId, table.status),
    index('payments_due').on(table.status, table.payOn),
  ],
);

/**
 * `asked`: the processor may or may not have moved the money. `voiding`: the charge is to be taken back, and the
 * processor has not confirmed it yet.
 */
export type ChargeStatus = 'asked' | 'accepted' | 'declined' | 'voiding' | 'voided';

/**
 * An attempt at the processor to take the money of a payment, stored before the processor is asked. Its key is never
 * used for another attempt.
 */
export const charges = pgTable(
  'charges',
  {
    key: text('key').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    status: text('status').$type<ChargeStatus>().notNull(),
    /** The processor's name for it, once accepted. */
    reference: text('reference'),
    /** When the next try to void it is due. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('charges_status', sql`${table.status} in ('asked', 'accepted', 'declined', 'voiding', 'voided')`),
    check('charges_accepted', sql`${table.status} <> 'accepted' or ${table.reference} is not null`),
    check('charges_claimed', sql`(${table.status} = 'voiding') = (${table.claimedUntil} is not null)`),
    // Money is taken once: a payment has at most one charge that may have moved it and is not to be taken back.
    uniqueIndex('charges_live')
      .on(table.paymentId)
      .where(sql`${table.status} in ('asked', 'accepted')`),
    index('charges_voiding')
      .on(table.claimedUntil)
      .where(sql`${table.status} = 'voiding'`),
  ],
);

/**
 * A `payment_return` (by the bank) and a `payment_void` (before the bank or card moved anything) undo the payment with the
 * same `payment_id`, and its discount: a return takes back the whole amount, a void what refunds have left of it. A `refund`
 * gives back a part of the payment, or all; with the last part the discount ends too.
 * A `chargeback_won` undoes the refund of a chargeback that the customer's bank has decided for the company.
 */
export type MovementType =
  | 'payment'
  | 'late_fee'
  | 'early_payoff_discount'
  | 'payment_return'
  | 'payment_void'
  | 'refund'
  | 'chargeback_won';

/**
 * Money that moved on a lease. A trigger posts each row to the ledger, whose views have every balance, percent and
 * history.
 */
export const movements = pgTable(
  'movements',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    type: text('type').$type<MovementType>().notNull(),
    /** Above zero; the type of movement says whether it is owed or credited. */
    amountCents: integer('amount_cents').notNull(),
    movedOn: date('moved_on').$type<CalendarDate>().notNull(),
    /** `PaymentType` on the wire; only of payments. */
    paymentType: text('payment_type'),
    /**
     * The payment that moved the money; unique with the type, so that one payment can't move it twice. Only refunds can be
     * several, each with a row of its own in `refunds`, and so can chargebacks that were won back.
     */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('movements_amount', sql`${table.amountCents} > 0`),
    check(
      'movements_payment',
      sql`${table.type} not in ('payment', 'payment_return', 'payment_void', 'refund', 'chargeback_won')
        or ${table.paymentId} is not null`,
    ),
    uniqueIndex('movements_payment_type')
      .on(table.paymentId, table.type)
      .where(sql`${table.type} not in ('refund', 'chargeback_won')`),
    index('movements_lease').on(table.leaseId, table.movedOn),
  ],
);

/** Events that the processor has sent, so that each has its effect once. */
export const processorEvents = pgTable('processor_events', {
  /** The processor's own. */
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});

/**
 * One idempotency key of one customer: it names the payment, which is stored with it, and has the answer once the
 * outcome is known.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the first request with this key. */
    requestHash: text('request_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** HTTP status of the final answer; null while the outcome is open. */
    answerStatus: smallint('answer_status'),
    /** The envelope, for an exact replay: `jsonb` would reorder its fields. */
    answer: json('answer'),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('payment_attempts_final', sql`(${table.answerStatus} is null) = (${table.answer} is null)`),
    index('payment_attempts_payment').on(table.paymentId),
  ],
);
