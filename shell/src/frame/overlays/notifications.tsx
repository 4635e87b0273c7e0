import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { useShell } from '../../context/shell-context.ts';

const ShownNotifications = lazyWithRetry(() =>
  import(/* webpackChunkName: "overlay" */ './shown-notifications.tsx').then(
    (module) => module.ShownNotifications,
  ),
);

/** The notifications at the top right. Their region stays once there was one, because a live region must exist first. */
export function Notifications() {
  const { notifications } = useShell().platform;
  const any = useSnapshot(notifications.state).shown.length > 0;
  const [used, setUsed] = useState(any);
  if (any && !used) setUsed(true);
  return used && <ShownNotifications />;
}
