import { usePortalLocation } from '@portal/platform';
import { useEffect, useRef } from 'react';
import type { FrameLayout } from './frame-layout.ts';
import { mainId, titleId } from './page-ids.ts';
import { useMountedRemote } from '../../context/use-shell-state.ts';
import { useScreenAddress } from './use-screen-address.ts';

/**
 * On another screen the keyboard starts at the heading, and a new screen at its top.
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

  useEffect(() => {
    if (focused.current === screen) {
      seen.current.add(key);
      return undefined;
    }
    // On Back and Forward the browser restores the scroll position itself.
    if (!seen.current.has(key)) window.scrollTo(0, 0);
    seen.current.add(key);
    const frame = requestAnimationFrame(() => {
      const heading = layout === 'bare' ? document.querySelector<HTMLElement>(`#${mainId} h1`) : titleOf();
      if (!heading) return;
      focused.current = screen;
      if (isFieldInside(document.activeElement)) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, key, layout, mounted, framesDrawn]);
}

function titleOf(): HTMLElement | null {
  return document.getElementById(titleId);
}

/** A screen that has put the cursor into its first field keeps it there. */
function isFieldInside(element: Element | null): boolean {
  return (
    element !== null && element.closest(`#${mainId}`) !== null && element.matches('input, select, textarea')
  );
}
