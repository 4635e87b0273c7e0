import { useMemo, useState } from 'react';
import {
  visibleFields,
  columnVisibilityKey,
  saveColumnVisibility,
  readColumnVisibility,
  type ColumnVisibility,
} from './column-visibility.ts';
import type { ColumnStore } from './column-store.ts';
import type { TableField } from '../cell/table-field.ts';

/** Where a table card saves which columns are visible (UI-85, UI-86). */
export interface SavedColumns {
  readonly store: ColumnStore;
  /** Distinguishes this table from others on the same route: `columns.retailers.` */
  readonly prefix: string;
  /** Path of the route: `/reports/retailers` */
  readonly path: string;
}

interface Choice<Row> {
  readonly visible: readonly TableField<Row>[];
  readonly choose: (changes: ColumnVisibility) => void;
}

/**
 * Returns the visible fields and a function to show and hide some; saved when `kept` is given, else kept as long as the
 * table exists.
 */
export function useColumnVisibility<Row>(
  fields: readonly TableField<Row>[],
  kept: SavedColumns | undefined,
): Choice<Row> {
  const place = kept && columnVisibilityKey(kept.prefix, kept.path);
  const read = () => (kept && place !== undefined ? readColumnVisibility(kept.store, place) : {});
  const [held, setHeld] = useState<{ readonly place: string | undefined; readonly choice: ColumnVisibility }>(
    () => ({
      place,
      choice: read(),
    }),
  );
  // Another route has its own visibility.
  const current = held.place === place ? held : { place, choice: read() };
  if (current !== held) setHeld(current);
  const { choice } = current;
  return {
    visible: useMemo(() => visibleFields(fields, choice), [fields, choice]),
    choose: (changes) => {
      const next = { ...choice, ...changes };
      setHeld({ place, choice: next });
      if (kept && place !== undefined) saveColumnVisibility(kept.store, place, next);
    },
  };
}
