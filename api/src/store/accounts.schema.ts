import type { DocumentLanguage } from '@portal/api-contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Whether an account is verified; signing in to one that is not answers 403/1001 (`rejected`) or 449/1005 (API-22, API-23).
 * One that is only `registered` was never verified: it gives way to whoever registers with its address, or changes theirs
 * to it.
 */
export type Verification = 'done' | 'rejected' | 'retry' | 'registered';
export type Guard = 'web' | 'store' | 'retailer' | 'client';
export type MethodType = 'card' | 'bank';

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
    /** IANA name of the time zone given at registration; null when none was given. */
    timezone: text('timezone'),
    /** Language of the last request that named one: emails are written in it. */
    language: text('language').$type<DocumentLanguage>(),
    /** Key of the brand of the last request that named one: links in emails lead there. */
    brand: text('brand'),
    defaultMethodType: text('default_method_type').$type<MethodType>(),
    defaultMethodId: integer('default_method_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('users_guard', sql`${table.guard} in ('web', 'store', 'retailer', 'client')`),
    check('users_language', sql`${table.language} in ('en', 'es')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'users_default_method',
      sql`(${table.defaultMethodType} is null) = (${table.defaultMethodId} is null)`,
    ),
  ],
);

export type Account = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its customer, who never sees the hash. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the browser that signed in, cut to 512 characters; null when it sent none. */
    userAgent: text('user_agent'),
    /** IP address that it was last used from; null for sessions of earlier releases that were not used since. */
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** The devices that somebody has signed in to an account with: guesses of others do not shut them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the device's cookie; several accounts may be used with one device. */
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_user').on(table.userId),
  ],
);

/**
 * What a token that is not a session's allows: entering the PIN of an account to verify, requesting the email of a
 * forgotten password again, choosing a new password by the link of that email or by its PIN, accepting an invitation,
 * signing in by a link with its code, putting back the email address that an account had before, or opening the one payment of a reminder and paying it.
 */
export type FlowPurpose =
  | 'verify'
  | 'forgot-link'
  | 'forgot-pin'
  | 'reset'
  | 'reset-by-pin'
  | 'invite'
  | 'one-time'
  | 'undo-email'
  | 'payment-link'
  | 'payment-session';

export const flowTokens = pgTable(
  'flow_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<FlowPurpose>().notNull(),
    /** Null when no account has the address of a forgotten password; the client can't tell the difference. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that a forgotten password was reported for, with its guard; or the one that a change can be undone to. */
    email: text('email'),
    guard: text('guard').$type<Guard>(),
    /** SHA-256 of the code that a link to sign in has besides its token. */
    codeHash: text('code_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('flow_tokens_user').on(table.userId), index('flow_tokens_expiry').on(table.expiresAt)],
);

/** One PIN for each subject; a new PIN replaces the old one. */
export const pins = pgTable(
  'pins',
  {
    /** SHA-256 of what is proven and by whom; also stored for addresses that no account has. */
    subjectHash: text('subject_hash').primaryKey(),
    /** Argon2id. */
    pinHash: text('pin_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('pins_expiry').on(table.expiresAt)],
);

/** One row for each wrong PIN of the last day, whatever it was for. */
export const wrongPins = pgTable(
  'wrong_pins',
  {
    id: id(),
    /** SHA-256 of the email address that the PIN was sent to. */
    recipientHash: text('recipient_hash').notNull(),
    /** The client that entered it. */
    address: text('address').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    index('wrong_pins_recipient').on(table.recipientHash, table.enteredAt),
    index('wrong_pins_age').on(table.enteredAt),
  ],
);

/** One row for each failed sign-in, counted by account and address to limit guessing. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id(),
    /** SHA-256 of guard and email; also stored for addresses that no account has. */
    accountHash: text('account_hash').notNull(),
    address: text('address').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [
    index('sign_in_failures_account').on(table.accountHash, table.address, table.failedAt),
    index('sign_in_failures_address').on(table.address, table.failedAt),
  ],
);
