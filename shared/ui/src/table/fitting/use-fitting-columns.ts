import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidth } from '../../size/use-width.ts';
import { columnWidths, edgePad, likelyNeed } from './column-widths.ts';
import { fitColumns } from './fit-columns.ts';
import { shareWidth } from './share-width.ts';

type Needs = ReadonlyMap<string, number>;

interface FittingOptions {
  /** Keys of the fields, in their order. */
  readonly keys: readonly string[];
  /** What the widths are measured of: the array of rows; null for a skeleton, which only lends its head. */
  readonly content: object | null;
  /** Boxes to select by stand before the fields. */
  readonly selects: boolean;
  /** Buttons of the row stand behind them. */
  readonly actions: boolean;
}

interface Fitting {
  readonly frame: (element: Element | null) => (() => void) | undefined;
  readonly table: (element: HTMLTableElement | null) => void;
  /** All columns stand in the table as wide as they want to be, for one layout that is never painted. */
  readonly measuring: boolean;
  readonly shown: readonly string[];
  readonly overflow: readonly string[];
  /** px of each column that is shown, which together fill the table; empty where nothing can be measured. */
  readonly widths: Needs;
}

interface Measured {
  readonly names: string;
  readonly content: object | null;
  readonly needs: Needs;
}

const nothing: Measured = { names: '', content: null, needs: new Map() };

/** ms between two looks at the width of a table that is being resized. */
const measureDelay = 100;

/** What each column wants in the middle of a row: which ones stand at its edges is not known yet. */
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

/** Which columns fit into the table (UI-12), by what their cells want and the width that there is. */
export function useFittingColumns({ keys, content, selects, actions }: FittingOptions): Fitting {
  const [width, frame] = useWidth(measureDelay);
  const [element, table] = useState<HTMLTableElement | null>(null);
  const [measured, setMeasured] = useState<Measured>(nothing);
  const names = keys.join('\u0000');
  const measuring = measured.names !== names || measured.content !== content;

  useLayoutEffect(() => {
    if (!measuring || !element) return;
    const found = widthsIn(element, content === null);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the columns want is known once they stand
    setMeasured((before) => {
      // From page to page a column only grows, so that the reader's eye finds it where it was.
      const grows = before.names === names && before.content !== null && content !== null;
      const needs = grows
        ? new Map([...found].map(([key, need]) => [key, Math.max(need, before.needs.get(key) ?? 0)]))
        : found;
      return { names, content, needs };
    });
  }, [measuring, element, names, content]);

  // A letter of the brand's font is not as wide as one of the font that stood in for it.
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
    // Without a layout, as in a hidden panel, nothing is known to be too wide.
    if (width === undefined) return { shown: keys, overflow: [], widths: new Map<string, number>() };
    const taken = (selects ? columnWidths.select : 0) + (actions ? columnWidths.actions : 0);
    const before = selects ? 0 : edgePad;
    const behind = actions ? 0 : edgePad;
    // The button that opens the details takes the place at the edge from the first column.
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
