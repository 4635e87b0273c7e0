import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidth } from '../../size/use-width.ts';
import { columnWidths, edgePad, likelyNeed } from './column-widths.ts';
import { fitColumns } from './fit-columns.ts';
import { shareWidth } from './share-width.ts';

type Needs = ReadonlyMap<string, number>;

interface FittingOptions {
  /** Keys of the fields, in their order. */
  readonly keys: readonly string[];
  /** The array of rows whose widths are measured; null for a skeleton, of which only the head is measured. */
  readonly content: object | null;
  /** A column of checkboxes is before the fields. */
  readonly selects: boolean;
  /** A column of buttons is after the fields. */
  readonly actions: boolean;
}

interface Fitting {
  readonly frame: (element: Element | null) => (() => void) | undefined;
  readonly table: (element: HTMLTableElement | null) => void;
  /** All columns are in the table at their natural width, for one layout that is never painted. */
  readonly measuring: boolean;
  readonly shown: readonly string[];
  readonly overflow: readonly string[];
  /** px of each shown column, which together fill the table; empty when nothing can be measured. */
  readonly widths: Needs;
}

interface Measured {
  readonly names: string;
  readonly content: object | null;
  readonly needs: Needs;
}

const nothing: Measured = { names: '', content: null, needs: new Map() };

/** ms between two measurements of a table that is being resized. */
const measureDelay = 100;

/**
 * Measures what each column needs in the middle of a row, because it is not known yet which ones will be at the edges.
 */
function widthsIn(table: HTMLTableElement, empty: boolean): Needs {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')];
  return new Map(
    heads.map((head, at) => {
      const edges =
        Number(head.matches(':first-child')) * edgePad + Number(head.matches(':last-child')) * edgePad;
      const likely = !empty ? 0 : at === 0 ? likelyNeed.first : likelyNeed.other;
      const width = Math.ceil(head.getBoundingClientRect().width) - edges;
      return [head.dataset['column'] ?? '', Math.max(width, likely)];
    }),
  );
}

/** Decides which columns fit into the table (UI-12), by what their cells need and the width that there is. */
export function useFittingColumns({ keys, content, selects, actions }: FittingOptions): Fitting {
  const [width, frame] = useWidth(measureDelay);
  const [element, table] = useState<HTMLTableElement | null>(null);
  const [measured, setMeasured] = useState<Measured>(nothing);
  const names = keys.join('\u0000');
  const measuring = measured.names !== names || measured.content !== content;

  useLayoutEffect(() => {
    if (!measuring || !element) return;
    const found = widthsIn(element, content === null);
    // oxlint-disable-next-line react/set-state-in-effect -- the widths of the columns are known after they are drawn
    setMeasured((before) => {
      // From page to page a column only grows, so that it stays where the user's eye expects it.
      const grows = before.names === names && before.content !== null && content !== null;
      const needs = grows
        ? new Map([...found].map(([key, need]) => [key, Math.max(need, before.needs.get(key) ?? 0)]))
        : found;
      return { names, content, needs };
    });
  }, [measuring, element, names, content]);

  // Measured again when the brand's font replaces its fallback, whose letters have another width.
  useEffect(() => {
    if (!('fonts' in document)) return undefined;
    const { fonts } = document;
    const forget = () => setMeasured(nothing);
    fonts.addEventListener('loadingdone', forget);
    return () => fonts.removeEventListener('loadingdone', forget);
  }, []);

  const { needs } = measured;
  const fitted = useMemo(() => {
    const wanted = keys.map((key) => ({ key, width: needs.get(key) ?? 0 }));
    // Without a layout, as in a hidden panel, every column is assumed to fit.
    if (width === undefined) return { shown: keys, overflow: [], widths: new Map<string, number>() };
    const taken = (selects ? columnWidths.select : 0) + (actions ? columnWidths.actions : 0);
    const before = selects ? 0 : edgePad;
    const behind = actions ? 0 : edgePad;
    // The details button takes the first column's place at the edge, with its padding.
    const toggle = columnWidths.toggle - before;
    const available = width - taken - before - behind;
    const { shown, overflow } = fitColumns(wanted, available, toggle);
    const toggles = overflow.length > 0;
    const shares = shareWidth(
      wanted.filter(({ key }) => shown.includes(key)),
      toggles ? available - toggle : available,
    );
    const widths = new Map(
      [...shares].map(([key, share]) => [
        key,
        share + (key === shown[0] && !toggles ? before : 0) + (key === shown.at(-1) ? behind : 0),
      ]),
    );
    return { shown, overflow, widths };
  }, [keys, needs, width, selects, actions]);
  return { frame, table, measuring, ...fitted };
}
