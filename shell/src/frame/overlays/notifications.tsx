import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyWithRetry, type Retry } from '../../lazy/lazy-with-retry.tsx';
import { useRetrySoon } from '../../lazy/use-retry-soon.ts';
import { useShell } from '../../context/shell-context.ts';

const ShownNotifications = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "overlay" */ './shown-notifications.tsx').then(
      (module) => module.ShownNotifications,
    ),
  { failed: WaitingNotifications },
);

/** The notifications at the top right. Their region stays once there was one, because a live region must exist first. */
export function Notifications() {
  const { notifications } = useShell().platform;
  const any = useSnapshot(notifications.state).shown.length > 0;
  const [used, setUsed] = useState(any);
  if (any && !used) setUsed(true);
  return used && <ShownNotifications />;
}

/** Their time has not begun: they are shown once the code is here. */
function WaitingNotifications({ onRetry }: Retry) {
  const { notifications } = useShell().platform;
  useRetrySoon(onRetry, useSnapshot(notifications.state).shown.at(-1)?.id);
  return null;
}
