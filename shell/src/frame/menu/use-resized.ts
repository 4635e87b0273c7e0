import { afterResize } from '@portal/ui/theme';
import { useEffect, useEffectEvent } from 'react';

/** Tells once the window has a new size and has kept it for 500 ms (SHELL-73): dragging its edge tells nothing. */
export function useResized(onResized: () => void): void {
  const tell = useEffectEvent(onResized);
  useEffect(() => afterResize(() => tell()), []);
}
