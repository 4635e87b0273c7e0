import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { retailers, retailerTypes } from '../store/schema.ts';
import { containsText } from '../store/search.ts';
import { invalidFilter, rejectUnknownFilters, filterTexts, type Filters, type Report } from './report.ts';

const columns = {
  name: retailers.name,
  id: retailers.id,
  street: retailers.street1,
  city: retailers.city,
  state: retailers.state,
  zip: retailers.zip,
  type: retailerTypes.label,
  status: retailers.status,
};
type Column = keyof typeof columns;

const narrowing = {
  city: retailers.city,
  state: retailers.state,
  type: retailerTypes.label,
  status: retailers.status,
};

/** Every retailer, whatever its status. */
export const retailersReport: Report<Column> = {
  columns: ['name', 'id', 'street', 'city', 'state', 'zip', 'type', 'status'],
  async list(db, filters, { sortBy, descending, limit, offset }) {
    rejectUnknownFilters(filters, [...Object.keys(narrowing), 'search']);
    const where = and(
      ...Object.entries(narrowing).map(([name, column]) => among(column, filters, name)),
      searched(filters),
    );
    const type = eq(retailerTypes.id, retailers.typeId);
    const order = descending ? desc(columns[sortBy]) : asc(columns[sortBy]);
    const rows = await db
      .select(columns)
      .from(retailers)
      .innerJoin(retailerTypes, type)
      .where(where)
      .orderBy(order, asc(retailers.id))
      .limit(limit)
      .offset(offset);
    const [all] = await db
      .select({ total: count() })
      .from(retailers)
      .innerJoin(retailerTypes, type)
      .where(where);
    return { rows, total: all?.total ?? 0 };
  },
};

function among(
  column: (typeof narrowing)[keyof typeof narrowing],
  filters: Filters,
  name: string,
): SQL | undefined {
  const texts = filterTexts(filters, name);
  return texts === null ? undefined : inArray(column, [...texts]);
}

function searched({ search }: Filters): SQL | undefined {
  if (search === undefined || search === null) return undefined;
  if (typeof search !== 'string') throw invalidFilter('search', 'This must be text.');
  return containsText(retailers.name, search.trim());
}
