import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { id, instant } from './columns.ts';

/** `payliance` keeps the card itself; a card that is kept elsewhere must be verified before it can pay. */
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
    /** The provider's reference of the card. */
    processorReference: text('processor_reference')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    holderFirst: text('holder_first').notNull(),
    holderLast: text('holder_last').notNull(),
    /** Which of the provider's two spellings the card came in (API-15). */
    spelling: text('spelling').$type<'short' | 'long'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`), index('cards_user').on(table.userId)],
);

/** Tokens that cards were saved by, so that each is used once; the token itself is not stored. */
export const cardTokens = pgTable('card_tokens', {
  /** SHA-256 of the token. */
  hash: text('hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  usedAt: instant('used_at').notNull(),
  /** The card that it saved; null once that card is removed. */
  cardId: integer('card_id').references(() => cards.id, { onDelete: 'set null' }),
});

/** The processor keeps the full routing and account numbers; here are the last four digits and a fingerprint. */
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
    /** Tells two accounts with the same last digits apart; null where there was no secret to make it with. */
    fingerprint: text('fingerprint'),
    /** The processor's reference of the account. */
    processorReference: text('processor_reference')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('banks_last4', sql`${table.routingLast4} ~ '^[0-9]{4}$' and ${table.accountLast4} ~ '^[0-9]{4}$'`),
    unique('banks_user_fingerprint').on(table.userId, table.fingerprint),
    uniqueIndex('banks_user_last4')
      .on(table.userId, table.routingLast4, table.accountLast4)
      .where(sql`${table.fingerprint} is null`),
  ],
);
