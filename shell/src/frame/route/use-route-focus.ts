import { usePortalLocation } from '@portal/platform';
import { useLostFocus } from '@portal/ui/focus';
import { useEffect, useRef } from 'react';
import type { FrameLayout } from './frame-layout.ts';
import { mainId, titleId } from './page-ids.ts';
import { useMountedRemote } from '../../context/use-shell-state.ts';
import { useScreenAddress } from './use-screen-address.ts';

/**
 * On another screen the keyboard starts at the heading, and a new screen at its top. So it does on the same screen where
 * another address has replaced what had the focus, as Back does from the review of a payment to its form.
 * A screen without a frame has its own heading, which is there once the remote is mounted.
 *
 * @param framesDrawn how many frames with a heading have been drawn: the first one may come after its route
 */
export function useRouteFocus(layout: FrameLayout, framesDrawn: number): void {
  const { key } = usePortalLocation();
  const screen = useScreenAddress();
  const mounted = useMountedRemote();
  const focused = useRef(screen);
  const seen = useRef(new Set<string>());
  const hasLostFocus = useLostFocus(useRef(document));

  useEffect(() => {
    if (focused.current === screen) {
      seen.current.add(key);
      const frame = requestAnimationFrame(() => {
        const heading = hasLostFocus() ? headingOf(layout) : null;
        if (heading) focusHeading(heading);
      });
      return () => cancelAnimationFrame(frame);
    }
    // On Back and Forward the browser restores the scroll position itself.
    if (!seen.current.has(key)) window.scrollTo(0, 0);
    seen.current.add(key);
    const frame = requestAnimationFrame(() => {
      const heading = headingOf(layout);
      if (!heading) return;
      focused.current = screen;
      if (!isFieldInside(document.activeElement)) focusHeading(heading);
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, key, layout, mounted, framesDrawn, hasLostFocus]);
}

function headingOf(layout: FrameLayout): HTMLElement | null {
  return layout === 'bare'
    ? document.querySelector<HTMLElement>(`#${mainId} h1`)
    : document.getElementById(titleId);
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A screen that has put the cursor into its first field keeps it there. */
function isFieldInside(element: Element | null): boolean {
  return (
    element !== null && element.closest(`#${mainId}`) !== null && element.matches('input, select, textarea')
  );
}
