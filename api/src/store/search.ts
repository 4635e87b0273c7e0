import { ilike, type AnyColumn, type SQL } from 'drizzle-orm';

/** Texts that hold what is looked for anywhere, whatever its case; its `%` and `_` are letters like others. */
export function containsText(text: AnyColumn | SQL, search: string): SQL {
  return ilike(text, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
