import type { CalendarDate } from '@portal/domain';
import { boolean, date, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const slides = pgTable('slides', {
  position: smallint('position').primaryKey(),
  image: text('image').notNull(),
  hasLoginButton: boolean('has_login_button').notNull(),
  hasHelpButton: boolean('has_help_button').notNull(),
});

/** One row once the store has been seeded, so that later starts do not change it. */
export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  /** Hash of the data that was seeded, by which a store of another release is recognised. */
  seedVersion: text('seed_version').notNull().default(''),
  seededOn: date('seeded_on').$type<CalendarDate>().notNull(),
});
