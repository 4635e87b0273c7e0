import { afterResize } from '@portal/ui/theme';
import { useEffect, useEffectEvent } from 'react';

/** Calls back once the window has kept a new size for 500 ms (SHELL-73): not while its edge is dragged. */
export function useResized(onResized: () => void): void {
  const resized = useEffectEvent(onResized);
  useEffect(() => afterResize(() => resized()), []);
}
