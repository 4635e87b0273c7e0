/** An option (UI-03). With `children` it is a group: its children can be selected, not the group itself. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
  /** Shown, but can't be selected; in a disabled group, no option can be. */
  readonly disabled?: boolean | undefined;
  readonly children?: readonly SelectOption<Value>[] | undefined;
}

interface RowBase<Value extends string> {
  /** Unique in the list even if two options have one value. */
  readonly key: string;
  readonly option: SelectOption<Value>;
  readonly text: string;
  /** 0 at the top. */
  readonly depth: number;
  /** Texts of the groups around it, the outermost first. */
  readonly groups: readonly string[];
  /** It or a group around it is disabled. */
  readonly disabled: boolean;
}

/** An option in the list. */
export interface LeafRow<Value extends string = string> extends RowBase<Value> {
  readonly leaves: null;
}

interface GroupRow<Value extends string> extends RowBase<Value> {
  /** Keys of all options in it. */
  readonly leaves: readonly string[];
}

export type OptionRow<Value extends string = string> = LeafRow<Value> | GroupRow<Value>;

export function isLeaf<Value extends string>(row: OptionRow<Value>): row is LeafRow<Value> {
  return row.leaves === null;
}

/** Keys that this module makes. */
const ours = /^(?:select|option|group|section):/;

/**
 * Flattens options and groups into one list, from top to bottom. The key is the option's value, which lets a browser
 * fill in a form; a repeated or missing value gets a key made from its position.
 */
export function optionRows<Value extends string>(
  options: readonly SelectOption<Value>[],
): readonly OptionRow<Value>[] {
  const rows: OptionRow<Value>[] = [];
  const taken = new Set<string>();

  function add(
    list: readonly SelectOption<Value>[],
    place: string,
    groups: readonly string[],
    groupDisabled: boolean,
  ): string[] {
    return list.flatMap((option, index) => {
      const here = `${place}${index}`;
      const { value, children } = option;
      // A row without a text would be blank.
      const text = option.text || value || '—';
      const disabled = groupDisabled || option.disabled === true;
      const shared = { option, text, depth: groups.length, groups, disabled };
      if (children && children.length > 0) {
        const leaves: string[] = [];
        // It comes before its children in the list, although its leaves are known only after them.
        rows.push({ ...shared, key: `group:${here}`, leaves });
        leaves.push(...add(children, `${here}.`, [...groups, text], disabled));
        return leaves;
      }
      const isFree = typeof value === 'string' && !taken.has(value) && !ours.test(value);
      const key = isFree ? value : `option:${here}`;
      taken.add(key);
      rows.push({ ...shared, key, leaves: null });
      return [key];
    });
  }

  add(options, '', [], false);
  return rows;
}

interface OptionSection<Value extends string = string> {
  readonly key: string;
  /** Names of the groups, the outermost first; empty at the top. */
  readonly title: string;
  readonly rows: readonly LeafRow<Value>[];
}

/** Groups the options under their titles, in the order of the list. */
export function optionSections<Value extends string>(
  rows: readonly OptionRow<Value>[],
): readonly OptionSection<Value>[] {
  const sections: (OptionSection<Value> & { readonly rows: LeafRow<Value>[] })[] = [];
  for (const row of rows.filter(isLeaf)) {
    const title = row.groups.join(' › ');
    const last = sections.at(-1);
    if (last?.title === title) last.rows.push(row);
    else sections.push({ key: `section:${sections.length}`, title, rows: [row] });
  }
  return sections;
}

/** The option that was pressed: tells which of two options with one value is shown as selected. */
export interface PressedOption<Value extends string = string> {
  readonly key: string;
  readonly value: Value;
  readonly text: string;
}

export function pressedOption<Value extends string>(row: LeafRow<Value>): PressedOption<Value> {
  return { key: row.key, value: row.option.value, text: row.text };
}

/** Returns the row that represents a value: the pressed one, else the one with its text, else the first. */
export function rowOfValue<Value extends string>(
  rows: readonly OptionRow<Value>[],
  value: Value | null | undefined,
  pressed: PressedOption<Value> | undefined,
): LeafRow<Value> | undefined {
  if (value === undefined || value === null) return undefined;
  const same = rows.filter(isLeaf).filter((row) => row.option.value === value);
  if (pressed?.value !== value) return same[0];
  const alike = same.filter((row) => row.text === pressed.text);
  return alike.find((row) => row.key === pressed.key) ?? alike[0] ?? same[0];
}
