import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** Amounts are whole cents in `integer` (up to 21 million dollars); days are `date`, read as `YYYY-MM-DD`. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** What a sign-in is still asked for: an account to verify answers 403/1001 or 449/1005 (API-22, API-23). */
export type Verification = 'done' | 'refused' | 'retry';
export type Guard = 'web' | 'store' | 'retailer' | 'client';
export type MethodKind = 'card' | 'bank';

export const users = pgTable(
  'users',
  {
    id: id(),
    guard: text('guard').$type<Guard>().notNull(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    fullName: text('full_name'),
    cellPhone: text('cell_phone'),
    avatar: text('avatar'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    abilities: text('abilities')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    notifications: boolean('notifications').notNull().default(true),
    solicitations: boolean('solicitations').notNull().default(false),
    verification: text('verification').$type<Verification>().notNull().default('done'),
    mustResetPassword: boolean('must_reset_password').notNull().default(false),
    /** IANA name given at registration; null when nobody said. */
    timezone: text('timezone'),
    defaultMethodKind: text('default_method_kind').$type<MethodKind>(),
    defaultMethodId: integer('default_method_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('users_guard', sql`${table.guard} in ('web', 'store', 'retailer', 'client')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_default_method',
      sql`(${table.defaultMethodKind} is null) = (${table.defaultMethodId} is null)`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * What a token lets its bearer do besides a session: show a PIN for an account to verify, ask again for the mail
 * of a forgotten password, choose a new one, accept an invitation, or sign in by a link with its code.
 */
export type FlowPurpose = 'verify' | 'forgot-link' | 'forgot-pin' | 'reset' | 'invite' | 'one-time';

export const flowTokens = pgTable(
  'flow_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<FlowPurpose>().notNull(),
    /** Null where an e-mail was forgotten that no account has: the flow looks the same from outside. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that a forgotten password's mail goes to, and the guard that was asked for. */
    email: text('email'),
    guard: text('guard').$type<Guard>(),
    /** SHA-256 of the code that a link to sign in carries beside its token. */
    codeHash: text('code_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('flow_tokens_user').on(table.userId), index('flow_tokens_expiry').on(table.expiresAt)],
);

/** One PIN for each thing that can be proven by one; a new PIN takes the place of the old. */
export const pins = pgTable('pins', {
  /** SHA-256 of what is proven and by whom: also kept for e-mails that no account has. */
  subjectHash: text('subject_hash').primaryKey(),
  /** Argon2id. */
  pinHash: text('pin_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** One row for each failed sign-in, counted by account and address to slow guessing down. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id(),
    /** SHA-256 of guard and e-mail: also kept for e-mails that no account has. */
    accountHash: text('account_hash').notNull(),
    address: text('address').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [
    index('sign_in_failures_account').on(table.accountHash, table.address, table.failedAt),
    index('sign_in_failures_address').on(table.address, table.failedAt),
  ],
);

export interface StoredItem {
  readonly description: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/** Somebody who applied in a store: their leases wait for an account to be connected to. */
export const applicants = pgTable(
  'applicants',
  {
    id: id(),
    /** In lower case. */
    lastName: text('last_name').notNull(),
    bornOn: date('born_on').$type<CalendarDate>().notNull(),
    /** Argon2id of the nine digits. */
    ssnHash: text('ssn_hash').notNull(),
    /** The account that the leases were connected to. */
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
    /** Who applied in a store; null for what was applied for with an account. */
    applicantId: integer('applicant_id').references(() => applicants.id),
    storeName: text('store_name').notNull(),
    storePhone: text('store_phone'),
    storeStreet1: text('store_street1'),
    storeCity: text('store_city'),
    storeState: text('store_state'),
    storeType: text('store_type'),
    stateCode: text('state_code').notNull(),
    applicationDate: date('application_date').$type<CalendarDate>().notNull(),
    /** JSON as the decision engine wrote it, broken ones too (LEASE-19). */
    applicationResult: text('application_result'),
    offerAmounts: text('offer_amounts'),
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    /** Which of the two places the wire carries the items in (OP-60). */
    itemsIn: text('items_in').$type<'computation' | 'lease_params'>().notNull().default('computation'),
    cashPriceCents: integer('cash_price_cents'),
    downPaymentCents: integer('down_payment_cents'),
    /** Where the signed contract is; null when none has been filed. */
    contractUrl: text('contract_url'),
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
    /** What all payments of the term come to; the last payment is what the others leave. */
    totalCents: integer('total_cents').notNull(),
    firstDueOn: date('first_due_on').$type<CalendarDate>().notNull(),
    /** Day of the month that payments are due on; a shorter month's last day stands in for it. */
    dueDay: smallint('due_day').notNull(),
    /** Paying off until and on this day takes `earlyDiscountCents` off. */
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

/** A scheduled payment is withdrawn when its lease is paid off before its day, and may be refused on it. */
export type PaymentState = 'scheduled' | 'processed' | 'withdrawn' | 'refused';

/** A payment that a customer or the automatic draft asked for; a processed one has its movement. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    payOn: date('pay_on').$type<CalendarDate>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    methodKind: text('method_kind').$type<MethodKind>().notNull(),
    /** No reference: a payment outlives the method that paid it. */
    methodId: integer('method_id').notNull(),
    methodLast4: text('method_last4').notNull(),
    isPayoff: boolean('is_payoff').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('payments_amount', sql`${table.amountCents} > 0`),
    index('payments_lease').on(table.leaseId, table.state),
    index('payments_due').on(table.state, table.payOn),
  ],
);

export type MovementKind = 'payment' | 'late_fee' | 'early_payoff_discount';

/** Money that moved on a lease. Every balance, percent and history is computed from these rows. */
export const movements = pgTable(
  'movements',
  {
    id: id(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Above zero; the kind says whether it is owed or credited. */
    amountCents: integer('amount_cents').notNull(),
    movedOn: date('moved_on').$type<CalendarDate>().notNull(),
    /** Shown as PaymentType; of payments only. */
    paymentType: text('payment_type'),
    /** The order it carries out: unique, so that one payment can't move money twice. */
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('movements_amount', sql`${table.amountCents} > 0`),
    check('movements_payment', sql`${table.kind} <> 'payment' or ${table.paymentId} is not null`),
    index('movements_lease').on(table.leaseId, table.movedOn),
  ],
);

/** One idempotency key of one customer, with the answer once there is one. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request that came with the key first. */
    requestHash: text('request_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** HTTP status of the final answer; null while the processor is asked. */
    answerStatus: smallint('answer_status'),
    /** The envelope, for an exact replay. */
    answer: jsonb('answer'),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('payment_attempts_final', sql`(${table.answerStatus} is null) = (${table.answer} is null)`),
  ],
);

/** `payliance` holds the card itself; a card held elsewhere must be verified before it can pay. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    network: text('network'),
    last4: text('last4').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    holderFirst: text('holder_first').notNull(),
    holderLast: text('holder_last').notNull(),
    /** Which of its two spellings the provider gave the card in (API-15). */
    spelling: text('spelling').$type<'short' | 'long'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`), index('cards_user').on(table.userId)],
);

/** Whole routing and account numbers are the processor's: here are the last four digits alone. */
export const banks = pgTable(
  'banks',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bank: text('bank').notNull(),
    owner: text('owner').notNull(),
    routingLast4: text('routing_last4').notNull(),
    accountLast4: text('account_last4').notNull(),
    /** What the processor calls the account that it keeps. */
    processorReference: text('processor_reference')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('banks_last4', sql`${table.routingLast4} ~ '^[0-9]{4}$' and ${table.accountLast4} ~ '^[0-9]{4}$'`),
    unique('banks_user_account').on(table.userId, table.routingLast4, table.accountLast4),
  ],
);

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
    /** Nobody takes it in hand before: it is new, being sent, or was refused a while ago. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('mails_body', sql`(${table.state} = 'waiting') = (${table.body} is not null)`),
    index('mails_due').on(table.state, table.dueAt),
  ],
);

export const retailerTypes = pgTable('retailer_types', {
  id: integer('id').primaryKey(),
  label: text('label').notNull().unique(),
});

export const retailers = pgTable(
  'retailers',
  {
    id: id(),
    typeId: integer('type_id')
      .notNull()
      .references(() => retailerTypes.id),
    name: text('name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    status: text('status').$type<'Active' | 'Pending' | 'Suspended'>().notNull(),
  },
  (table) => [
    check('retailers_status', sql`${table.status} in ('Active', 'Pending', 'Suspended')`),
    index('retailers_place').on(table.latitude, table.longitude),
  ],
);

export const slides = pgTable('slides', {
  position: smallint('position').primaryKey(),
  image: text('image').notNull(),
  hasLoginButton: boolean('has_login_button').notNull(),
  hasHelpButton: boolean('has_help_button').notNull(),
});

/** One row once the store has been seeded, so that a second start leaves it alone. */
export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  seededOn: date('seeded_on').$type<CalendarDate>().notNull(),
});
