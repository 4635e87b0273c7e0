import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { freshLazy } from './fresh-lazy.tsx';
import { loadOverlays } from './load-overlays.ts';
import { useShell } from './shell-context.ts';

const ShownNotifications = freshLazy(() => loadOverlays().then((overlays) => overlays.ShownNotifications));

/** The messages at the top right; their region stays once there was one, for a live region must be there first. */
export function Notifications() {
  const { notifications } = useShell().platform;
  const any = useSnapshot(notifications.state).shown.length > 0;
  const [used, setUsed] = useState(any);
  if (any && !used) setUsed(true);
  return used && <ShownNotifications />;
}
