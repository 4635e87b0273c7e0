import type { ReactNode } from 'react';

/** Which rows are selected, by their keys; rows of other pages stay selected. */
export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Actions for the selected rows: buttons beside their count. */
  readonly actions?: ReactNode;
}

/** Returns whether all, none or only some of these rows are selected (UI-13). */
export function selectionOf(ids: readonly string[], selected: ReadonlySet<string>): boolean | 'mixed' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return false;
  return count === ids.length ? true : 'mixed';
}

/** Returns the selection after these rows were selected or deselected. */
export function withRows(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  choose: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (choose) next.add(id);
    else next.delete(id);
  }
  return next;
}
