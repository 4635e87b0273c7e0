import { integer, timestamp } from 'drizzle-orm/pg-core';

// Amounts are whole cents in `integer` (up to 21 million dollars); days are `date`, read as `YYYY-MM-DD`.

/** A time with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A generated primary key. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
