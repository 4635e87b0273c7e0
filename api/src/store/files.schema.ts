import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { instant } from './columns.ts';

/** The drivers return bytes in different classes of arrays. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength),
});

/** Files are in the database, so that every process of the api has them. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the token that deletes it. */
    tokenHash: text('token_hash').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_user').on(table.userId)],
);
