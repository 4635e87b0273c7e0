interface TabWidths {
  /** px of each tab. */
  readonly widths: readonly number[];
  /** px between two tabs. */
  readonly gap: number;
  /** px for all tabs. */
  readonly width: number;
  /** px of the button that opens those that do not fit. */
  readonly more: number;
  /** Index of the open tab. */
  readonly open: number;
}

/** Returns the indexes of the tabs that fit. The open one is always among them, if necessary instead of the last. */
export function fitTabs({ widths, gap, width, more, open }: TabWidths): readonly number[] {
  const sum = (tabs: readonly number[]) =>
    tabs.reduce((total, tab) => total + (widths[tab] ?? 0) + gap, -gap);
  const all = widths.map((_, tab) => tab);
  if (sum(all) <= width) return all;
  for (let count = all.length - 1; count > 1; count -= 1) {
    const first = all.slice(0, count);
    const shown = first.includes(open) ? first : [...first.slice(0, -1), open];
    if (sum(shown) + gap + more <= width) return shown;
  }
  return [open];
}
