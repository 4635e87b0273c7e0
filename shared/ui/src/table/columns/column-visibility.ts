import type { ColumnStore } from './column-store.ts';

/** Whether each column that the reader chose about is seen, by its key. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** Where a table's choice is kept: the caller's prefix and the encoded path of the route (UI-86). */
export function columnVisibilityKey(prefix: string, path: string): string {
  return prefix + encodeURIComponent(path);
}

/** The kept choice; none when there is none, it is not a choice, or the storage is forbidden. */
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

/** Keeps the choice. Where the storage is full or forbidden, it holds until the table is gone. */
export function saveColumnVisibility(store: ColumnStore, key: string, choice: ColumnVisibility): void {
  try {
    store.setItem(key, JSON.stringify(choice));
  } catch {
    // The columns are as chosen; that they come back another time is a comfort that this browser does not give.
  }
}

interface Choosable {
  readonly key: string;
  readonly selectable?: boolean;
  readonly selected?: boolean;
}

/** The fields that are seen. A column that can't be chosen keeps to `selected`, and one column is always left. */
export function visibleFields<Field extends Choosable>(
  fields: readonly Field[],
  choice: ColumnVisibility,
): readonly Field[] {
  const visible = fields.filter(({ key, selectable = false, selected = true }) =>
    selectable ? (choice[key] ?? selected) : selected,
  );
  return visible.length > 0 ? visible : fields.slice(0, 1);
}
