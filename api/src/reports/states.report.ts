import { and, asc, countDistinct, desc, eq, sql, type SQL } from 'drizzle-orm';
import { retailers } from '../store/schema.ts';
import { invalidFilter, rejectUnknownFilters, type Filters, type Report } from './report.ts';

type Column = 'name' | 'id' | 'stores' | 'active';

/**
 * The states, or with the filter `parent` what is in one: the cities of a state (`GA`), the stores of a city
 * (`GA/Macon`). A row's `id` is the `parent` of what is in it; `has_children` says whether anything is.
 */
export const statesReport: Report<Column> = {
  columns: ['name', 'id', 'stores', 'active'],
  async list(db, filters, { sortBy, descending, limit, offset }) {
    rejectUnknownFilters(filters, ['parent']);
    const parent = parentOf(filters);
    const { id, name, within, hasChildren } = levelIn(parent);
    const columns = { name, id, stores: sql<number>`count(*)::int`, active };
    const rows = await db
      .select(columns)
      .from(retailers)
      .where(within)
      .groupBy(id, name)
      .orderBy(descending ? desc(columns[sortBy]) : asc(columns[sortBy]), asc(id))
      .limit(limit)
      .offset(offset);
    const [all] = await db
      .select({ total: countDistinct(id) })
      .from(retailers)
      .where(within);
    return {
      rows: rows.map((row) => ({ ...row, parent, has_children: hasChildren })),
      total: all?.total ?? 0,
    };
  },
};

const active = sql<number>`(count(*) filter (where ${retailers.status} = 'Active'))::int`;

interface Level {
  readonly id: SQL<string>;
  readonly name: SQL<string>;
  readonly within: SQL | undefined;
  readonly hasChildren: boolean;
}

function levelIn(parent: string | null): Level {
  if (parent === null) {
    const state = sql<string>`${retailers.state}`;
    return { id: state, name: state, within: undefined, hasChildren: true };
  }
  const [state = '', ...city] = parent.split('/');
  const inState = eq(retailers.state, state);
  if (city.length === 0) {
    return {
      id: sql<string>`${retailers.state} || '/' || ${retailers.city}`,
      name: sql<string>`${retailers.city}`,
      within: inState,
      hasChildren: true,
    };
  }
  return {
    id: sql<string>`${retailers.id}::text`,
    name: sql<string>`${retailers.name}`,
    within: and(inState, eq(retailers.city, city.join('/'))),
    hasChildren: false,
  };
}

function parentOf({ parent }: Filters): string | null {
  if (parent === undefined || parent === null) return null;
  if (typeof parent !== 'string') throw invalidFilter('parent', 'This must be text.');
  return parent;
}
