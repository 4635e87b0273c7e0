import { useSyncExternalStore } from 'react';
import { afterResize } from '../theme/after-resize.ts';
import { breakpoints } from '../theme/frame.ts';

export type Breakpoint = keyof typeof breakpoints;

/** Returns the widest breakpoint that a width in px reaches (UI-94): 767 is `sm`, 768 is `md`. */
export function breakpointAt(width: number): Breakpoint {
  const reached = (Object.keys(breakpoints) as Breakpoint[]).filter((name) => width >= breakpoints[name]);
  return reached.at(-1) ?? 'xs';
}

/**
 * Returns the window's breakpoint, for what a style sheet can't do. It is updated 500 ms after the last resize (UI-94).
 */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(afterResize, () => breakpointAt(innerWidth));
}
