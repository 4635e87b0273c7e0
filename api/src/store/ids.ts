// A text that can't be an id finds nothing, instead of failing in the database.

/** Whether a text is a UUID. */
export const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

/** Returns the key of a row that a text or number names; null when no row can have it. */
export function rowId(id: string | number): number | null {
  return /^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : null;
}
