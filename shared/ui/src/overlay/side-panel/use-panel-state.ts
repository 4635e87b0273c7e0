import { useEffect, useState } from 'react';

/** UI-07. A hidden panel is closing: no longer visible, but its content still exists. */
type PanelState = 'open' | 'hidden' | 'removed';

/** ms (UI-08). */
const panelRemovalDelay = 500;

export function usePanelState(open: boolean): PanelState {
  const [state, setState] = useState<PanelState>(open ? 'open' : 'removed');
  if (open && state !== 'open') setState('open');
  if (!open && state === 'open') setState('hidden');
  useEffect(() => {
    if (state !== 'hidden') return undefined;
    const timer = setTimeout(() => setState('removed'), panelRemovalDelay);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
