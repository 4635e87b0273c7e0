import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { id, instant } from './columns.ts';

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

/** What a card was saved by, so that it is saved once: the token itself is the provider's and is kept nowhere. */
export const cardTokens = pgTable('card_tokens', {
  /** SHA-256 of the token. */
  hash: text('hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  usedAt: instant('used_at').notNull(),
});

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
