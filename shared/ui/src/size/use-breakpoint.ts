import { useSyncExternalStore } from 'react';
import { afterResize } from '../theme/after-resize.ts';
import { windowReaches } from '../theme/window-reaches.ts';
import { breakpoints } from '../theme/frame.ts';

export type Breakpoint = keyof typeof breakpoints;

/** Returns the widest breakpoint that the window reaches (UI-94): at 767 px it is `sm`, at 768 px `md`. */
function breakpointOfWindow(): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[];
  return names.filter((name) => windowReaches(breakpoints[name])).at(-1) ?? 'xs';
}

/**
 * Returns the window's breakpoint, for what a style sheet can't do. It is updated 500 ms after the last resize (UI-94).
 */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(afterResize, breakpointOfWindow);
}
