import { focusedElement } from '../focus/focused-element.ts';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';

const rowElement = 'li';
const controls = 'button:not(:disabled), a[href]';

/** What last had the focus inside the section, and the number of its row; -1 outside of rows. */
interface LastFocus {
  readonly control: Element;
  readonly row: number;
}

/**
 * Keeps the focus near a control that goes away with it: on the first control of the row that takes its row's place,
 * else of the section, else on its heading. Without that a keyboard would begin again at the top of the page.
 *
 * @returns the ref of the section, whose rows are `li` elements
 */
export function useRowFocus(): RefCallback<HTMLElement> {
  const section = useRef<HTMLElement | null>(null);
  const last = useRef<LastFocus | null>(null);

  // After every drawing: controls may still be disabled in the one that removes the row.
  useEffect(() => {
    const node = section.current;
    if (node === null || last.current === null || last.current.control.isConnected) return;
    if (focusedElement(node) !== null) return;
    nearest(node, last.current.row)?.focus();
  });

  return useCallback((node) => {
    section.current = node;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const rows = [...(node?.querySelectorAll(rowElement) ?? [])];
      last.current = { control: target, row: rows.findIndex((row) => row.contains(target)) };
    };
    node?.addEventListener('focusin', remember);
    return () => {
      section.current = null;
      node?.removeEventListener('focusin', remember);
    };
  }, []);
}

function nearest(section: HTMLElement, at: number): HTMLElement | null {
  const rows = section.querySelectorAll(rowElement);
  const row = at < 0 ? null : rows[Math.min(at, rows.length - 1)];
  const control = row?.querySelector<HTMLElement>(controls) ?? section.querySelector<HTMLElement>(controls);
  if (control) return control;
  const heading = section.querySelector<HTMLElement>('h2, h3');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
