import { useEffect, useRef, useState, type RefObject } from 'react';

const rowElements = 'li, article';
const controls = 'button:not(:disabled), a[href]';

interface MoreRows<Row> {
  /** The rows to draw, as `li` or `article` elements. */
  readonly shown: readonly Row[];
  /** How many the next press adds; 0 when all are shown. */
  readonly more: number;
  readonly showMore: () => void;
  /** The element around the rows. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/** How many rows are shown, and how that is changed. */
export type RowLimit = readonly [limit: number, setLimit: (limit: number) => void];

/**
 * Shows a long list in steps. After `showMore` the focus is on the first control of the first new row, or on that row
 * without one: the button may have gone with the last rows, and the new ones are before it for a keyboard.
 *
 * @param step how many rows are shown at first, and added by each press
 * @param kept where a caller keeps how many are shown, so that they are there again after the list was left
 */
export function useMoreRows<Row>(rows: readonly Row[], step: number, kept?: RowLimit): MoreRows<Row> {
  const own = useState(step);
  const [limit, setLimit] = kept ?? own;
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = rows.slice(0, limit);

  useEffect(() => {
    if (firstNew.current === null) return;
    focusRow(list.current?.querySelectorAll<HTMLElement>(rowElements)[firstNew.current]);
    firstNew.current = null;
  }, [limit]);

  return {
    shown,
    more: Math.min(step, rows.length - shown.length),
    showMore: () => {
      firstNew.current = shown.length;
      setLimit(limit + step);
    },
    list,
  };
}

function focusRow(row: HTMLElement | undefined): void {
  const control = row?.querySelector<HTMLElement>(controls);
  if (!control) row?.setAttribute('tabindex', '-1');
  (control ?? row)?.focus();
}
