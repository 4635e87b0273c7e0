import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

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
    phone: text('phone'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    status: text('status').$type<'Active' | 'Pending' | 'Suspended'>().notNull(),
  },
  (table) => [
    check('retailers_status', sql`${table.status} in ('Active', 'Pending', 'Suspended')`),
    index('retailers_place').on(table.latitude, table.longitude),
  ],
);
