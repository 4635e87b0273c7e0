import { useMemo, useState } from 'react';
import {
  chosenFields,
  columnChoiceKey,
  keepColumnChoice,
  readColumnChoice,
  type ColumnChoice,
} from './column-choice.ts';
import type { ColumnStore } from './column-store.ts';
import type { TableField } from '../cell/table-field.ts';

/** Where a table card keeps which columns its reader chose (UI-85, UI-86). */
export interface KeptColumns {
  readonly store: ColumnStore;
  /** Tells this table from others of the same route: `columns.retailers.` */
  readonly prefix: string;
  /** Path of the route: `/reports/retailers` */
  readonly path: string;
}

interface Choice<Row> {
  readonly seen: readonly TableField<Row>[];
  readonly choose: (key: string, seen: boolean) => void;
}

/** The fields that the reader wants to see; kept where `kept` says, else as long as the table stands. */
export function useColumnChoice<Row>(
  fields: readonly TableField<Row>[],
  kept: KeptColumns | undefined,
): Choice<Row> {
  const place = kept && columnChoiceKey(kept.prefix, kept.path);
  const read = () => (kept && place !== undefined ? readColumnChoice(kept.store, place) : {});
  const [held, setHeld] = useState<{ readonly place: string | undefined; readonly choice: ColumnChoice }>(
    () => ({
      place,
      choice: read(),
    }),
  );
  // Another route has a choice of its own.
  const current = held.place === place ? held : { place, choice: read() };
  if (current !== held) setHeld(current);
  const { choice } = current;
  return {
    seen: useMemo(() => chosenFields(fields, choice), [fields, choice]),
    choose: (key, seen) => {
      const next = { ...choice, [key]: seen };
      setHeld({ place, choice: next });
      if (kept && place !== undefined) keepColumnChoice(kept.store, place, next);
    },
  };
}
