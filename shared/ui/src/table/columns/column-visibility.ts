import type { ColumnStore } from './column-store.ts';

/** Whether each column that the user has shown or hidden is visible, by its key. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** Returns the storage key of a table: the caller's prefix and the encoded path of the route (UI-86). */
export function columnVisibilityKey(prefix: string, path: string): string {
  return prefix + encodeURIComponent(path);
}

/** Returns the saved visibility; an empty one when there is none, it is invalid, or storage is forbidden. */
export function readColumnVisibility(store: ColumnStore, key: string): ColumnVisibility {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Saves the visibility. When storage is full or forbidden, it lasts as long as the table. */
export function saveColumnVisibility(store: ColumnStore, key: string, choice: ColumnVisibility): void {
  try {
    store.setItem(key, JSON.stringify(choice));
  } catch {
    // The columns are as selected; this browser just does not remember them.
  }
}

interface Choosable {
  readonly key: string;
  readonly selectable?: boolean;
  readonly selected?: boolean;
}

/**
 * Returns the visible fields. A column that can't be hidden follows `selected`, and at least one column stays visible.
 */
export function visibleFields<Field extends Choosable>(
  fields: readonly Field[],
  choice: ColumnVisibility,
): readonly Field[] {
  const visible = fields.filter(({ key, selectable = false, selected = true }) =>
    selectable ? (choice[key] ?? selected) : selected,
  );
  return visible.length > 0 ? visible : fields.slice(0, 1);
}
