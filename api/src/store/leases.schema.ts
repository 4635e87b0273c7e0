import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { id, instant } from './columns.ts';

export interface StoredItem {
  readonly description: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/** Somebody who applied in a store; their leases are connected to an account later. */
export const applicants = pgTable(
  'applicants',
  {
    id: id(),
    /** In lower case. */
    lastName: text('last_name').notNull(),
    bornOn: date('born_on').$type<CalendarDate>().notNull(),
    /** Argon2id of the nine digits. */
    ssnHash: text('ssn_hash').notNull(),
    /** Where the store reaches this person: PINs go there, never to who asks. Null when the lease holds no contact. */
    contactEmail: text('contact_email'),
    /** The account that the leases are connected to. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('applicants_person').on(table.lastName, table.bornOn)],
);

export const leases = pgTable(
  'leases',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    loanNumber: text('loan_number').notNull().unique(),
    /** Null until an account is connected. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who applied in a store; null for an application made with an account. */
    applicantId: integer('applicant_id').references(() => applicants.id),
    storeName: text('store_name').notNull(),
    storePhone: text('store_phone'),
    storeStreet1: text('store_street1'),
    storeCity: text('store_city'),
    storeState: text('store_state'),
    storeType: text('store_type'),
    stateCode: text('state_code').notNull(),
    applicationDate: date('application_date').$type<CalendarDate>().notNull(),
    /** JSON as the decision engine wrote it, even when it is broken (LEASE-19). */
    applicationResult: text('application_result'),
    offerAmounts: text('offer_amounts'),
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    /** The field of the wire that has the items (OP-60). */
    itemsIn: text('items_in').$type<'computation' | 'lease_params'>().notNull().default('computation'),
    cashPriceCents: integer('cash_price_cents'),
    downPaymentCents: integer('down_payment_cents'),
    /** Address of the signed contract; null when none has been filed. */
    contractUrl: text('contract_url'),
    /** IANA name of the time zone that its deadlines are in; null for the setting `TIME_ZONE` (OP-105). */
    timeZone: text('time_zone'),
    /** How many movements it has, kept by a trigger: who has not locked the lease sees by it whether one was added. */
    movementCount: integer('movement_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('leases_user').on(table.userId), index('leases_applicant').on(table.applicantId)],
);

/** The terms of a lease that has begun; an application has no such row. */
export const leaseTerms = pgTable(
  'lease_terms',
  {
    leaseId: integer('lease_id')
      .primaryKey()
      .references(() => leases.id, { onDelete: 'cascade' }),
    beganOn: date('began_on').$type<CalendarDate>().notNull(),
    /** Monthly payments until the goods are owned. */
    term: smallint('term').notNull(),
    monthlyCents: integer('monthly_cents').notNull(),
    /** The sum of all payments of the term; the last payment is the remainder. */
    totalCents: integer('total_cents').notNull(),
    firstDueOn: date('first_due_on').$type<CalendarDate>().notNull(),
    /** Day of the month on which payments are due; in a shorter month its last day. */
    dueDay: smallint('due_day').notNull(),
    /** Last day on which a payoff costs `earlyDiscountCents` less. */
    earlyPayoffOn: date('early_payoff_on').$type<CalendarDate>().notNull(),
    earlyDiscountCents: integer('early_discount_cents').notNull(),
  },
  (table) => [
    check(
      'lease_terms_amounts',
      sql`${table.term} > 0 and ${table.monthlyCents} > 0 and ${table.earlyDiscountCents} >= 0
        and ${table.totalCents} > ${table.monthlyCents} * (${table.term} - 1)
        and ${table.totalCents} <= ${table.monthlyCents} * ${table.term}`,
    ),
  ],
);
