import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { id, instant } from './columns.ts';

/** A name is unique for each owner and type of report; saving it again replaces the values. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    /** Null when the filter is everybody's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    inputClass: text('input_class').notNull(),
    name: text('name').notNull(),
    inputValues: jsonb('input_values').$type<Readonly<Record<string, unknown>>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_filters_own')
      .on(table.userId, table.inputClass, table.name)
      .where(sql`${table.userId} is not null`),
    uniqueIndex('saved_filters_global')
      .on(table.inputClass, table.name)
      .where(sql`${table.userId} is null`),
  ],
);
