import { resizeDelay } from './frame.ts';

/**
 * Tells once the window has a new size and has kept it for `resizeDelay` (SHELL-73, UI-94): dragging its edge tells
 * nothing.
 *
 * @returns what ends it
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
