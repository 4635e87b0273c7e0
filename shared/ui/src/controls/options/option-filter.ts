import { isLeaf, type OptionRow } from './option.ts';
import { plainText } from './plain-text.ts';

/** Returns the options whose text or group name contains `text`, with their groups. */
export function filterRows<Value extends string>(
  rows: readonly OptionRow<Value>[],
  text: string,
): readonly OptionRow<Value>[] {
  const wanted = plainText(text.trim());
  if (wanted === '') return rows;
  const found = new Set(
    rows
      .filter(
        (row) => isLeaf(row) && [...row.groups, row.text].some((each) => plainText(each).includes(wanted)),
      )
      .map((row) => row.key),
  );
  return keepRows(rows, (key) => found.has(key));
}

/** Returns the options that `keep` accepts, and the groups that still have one. */
export function keepRows<Value extends string>(
  rows: readonly OptionRow<Value>[],
  keep: (key: string) => boolean,
): readonly OptionRow<Value>[] {
  return rows.flatMap((row): readonly OptionRow<Value>[] => {
    if (isLeaf(row)) return keep(row.key) ? [row] : [];
    const leaves = row.leaves.filter(keep);
    return leaves.length > 0 ? [{ ...row, leaves }] : [];
  });
}
