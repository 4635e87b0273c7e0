import { resizeDelay } from './frame.ts';

/**
 * Calls back when the window's size has changed and stayed the same for `resizeDelay` (SHELL-73, UI-94), so not while
 * its edge is dragged.
 *
 * @returns a function that stops it
 */
export function afterResize(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, resizeDelay);
  };
  addEventListener('resize', wait);
  return () => {
    removeEventListener('resize', wait);
    clearTimeout(timer);
  };
}
