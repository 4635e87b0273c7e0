import {
  isLeaf,
  pressedOption,
  rowOfValue,
  type LeafRow,
  type PressedOption,
  type OptionRow,
} from '../options/option.ts';

/** The pressed options by value. */
export type PressedOptions<Value extends string> = ReadonlyMap<Value, PressedOption<Value>>;

export interface Selected<Value extends string> {
  readonly values: readonly Value[];
  readonly pressed: PressedOptions<Value>;
}

/** Whether all, some or none of the enabled options in a group are selected; an option itself is all or none. */
export type RowMark = 'all' | 'some' | 'none';

const enabledLeaves = <Value extends string>(
  row: OptionRow<Value>,
  byKey: ReadonlyMap<string, LeafRow<Value>>,
): readonly LeafRow<Value>[] =>
  isLeaf(row)
    ? [row]
    : row.leaves.flatMap((key) => {
        const leaf = byKey.get(key);
        return leaf && !leaf.disabled ? [leaf] : [];
      });

const leavesByKey = <Value extends string>(
  rows: readonly OptionRow<Value>[],
): ReadonlyMap<string, LeafRow<Value>> => new Map(rows.filter(isLeaf).map((row) => [row.key, row]));

/** Returns the keys of the rows that represent the values, one row for each value. */
export function selectedLeaves<Value extends string>(
  rows: readonly OptionRow<Value>[],
  { values, pressed }: Selected<Value>,
): ReadonlySet<string> {
  const byValue = new Map<Value, LeafRow<Value>[]>();
  for (const row of rows.filter(isLeaf)) {
    const same = byValue.get(row.option.value);
    if (same) same.push(row);
    else byValue.set(row.option.value, [row]);
  }
  return new Set(
    values.flatMap((value) => rowOfValue(byValue.get(value) ?? [], value, pressed.get(value))?.key ?? []),
  );
}

/** Returns the mark of each row by its key; groups have three states. */
export function rowMarks<Value extends string>(
  rows: readonly OptionRow<Value>[],
  leaves: ReadonlySet<string>,
): ReadonlyMap<string, RowMark> {
  const byKey = leavesByKey(rows);
  return new Map(
    rows.map((row): [string, RowMark] => {
      const within = enabledLeaves(row, byKey);
      const count = within.filter((leaf) => leaves.has(leaf.key)).length;
      if (count === 0) return [row.key, 'none'];
      return [row.key, count === within.length ? 'all' : 'some'];
    }),
  );
}

/** Adds rows, in their order, up to the maximum. */
export function addRows<Value extends string>(
  selected: Selected<Value>,
  rows: readonly LeafRow<Value>[],
  max: number,
): Selected<Value> {
  const values = new Set(selected.values);
  const pressed = new Map(selected.pressed);
  for (const row of rows) {
    if (!values.has(row.option.value) && values.size >= max) continue;
    values.add(row.option.value);
    pressed.set(row.option.value, pressedOption(row));
  }
  return { values: [...values], pressed };
}

export function removeValues<Value extends string>(
  selected: Selected<Value>,
  gone: ReadonlySet<Value>,
): Selected<Value> {
  return { ...selected, values: selected.values.filter((value) => !gone.has(value)) };
}

interface SelectionChange<Value extends string> {
  readonly rows: readonly OptionRow<Value>[];
  /** Keys of the options that were selected before. */
  readonly leaves: ReadonlySet<string>;
  /** What the list reports as selected now; before the change, the rows marked `all` were. */
  readonly keys: ReadonlySet<unknown>;
  readonly max: number;
}

/** Returns the selection after a change in the list. A group represents all enabled options in it. */
export function selectKeys<Value extends string>(
  selected: Selected<Value>,
  { rows, leaves, keys, max }: SelectionChange<Value>,
): Selected<Value> {
  const marks = rowMarks(rows, leaves);
  const byKey = leavesByKey(rows);
  const changed = (now: boolean) =>
    rows
      .filter((row) => keys.has(row.key) === now && (marks.get(row.key) === 'all') !== now)
      .flatMap((row) => enabledLeaves(row, byKey));
  const gone = new Set(changed(false).map((row) => row.option.value));
  return addRows(removeValues(selected, gone), changed(true), max);
}
