import { ilike, type AnyColumn, type SQL } from 'drizzle-orm';

/** A condition: the text contains what is searched for, in any case. `%` and `_` have no special meaning. */
export function containsText(text: AnyColumn | SQL, search: string): SQL {
  return ilike(text, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
