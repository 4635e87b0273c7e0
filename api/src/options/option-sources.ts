import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { WireSelectOption } from '@portal/api-contract';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { retailers } from '../store/schema.ts';
import { containsText } from '../store/search.ts';

/** Most options of one answer; a longer search text narrows them. */
export const mostOptions = 20;

/** A source of a select's options. */
export interface OptionSource {
  /** Returns at most `mostOptions`, sorted by text. */
  search(db: Db, text: string): Promise<WireSelectOption[]>;
  /** Returns those of the values that exist. */
  known(db: Db, values: readonly string[]): Promise<ReadonlySet<string>>;
}

const retailerText = sql<string>`${retailers.name} || ', ' || ${retailers.city} || ', ' || ${retailers.state}`;
const cityText = sql<string>`${retailers.city} || ', ' || ${retailers.state}`;
const active = eq(retailers.status, 'Active');

const retailerOptions: OptionSource = {
  search: (db, text) =>
    db
      .select({ value: retailers.id, text: retailerText })
      .from(retailers)
      .where(and(active, containsText(retailerText, text)))
      .orderBy(asc(retailerText), asc(retailers.id))
      .limit(mostOptions),
  async known(db, values) {
    const ids = values.flatMap((value) => rowId(value) ?? []);
    const rows = await db
      .select({ id: retailers.id })
      .from(retailers)
      .where(and(active, inArray(retailers.id, ids)));
    return new Set(rows.map(({ id }) => String(id)));
  },
};

const cityOptions: OptionSource = {
  search: (db, text) => cities(db, containsText(cityText, text)).limit(mostOptions),
  async known(db, values) {
    const rows = await cities(db, inArray(cityText, [...values]));
    return new Set(rows.map(({ value }) => value));
  },
};

const cities = (db: Db, where: SQL) =>
  db
    .selectDistinct({ value: cityText, text: cityText })
    .from(retailers)
    .where(and(active, where))
    .orderBy(asc(cityText));

const sources: ReadonlyMap<string, OptionSource> = new Map([
  ['retailers', retailerOptions],
  ['cities', cityOptions],
]);

/** Returns a source by its name; undefined when it does not exist. */
export const findSource = (name: string): OptionSource | undefined => sources.get(name);
