import { NotificationRegion } from '@portal/ui/overlay';
import { useSnapshot } from 'valtio';
import { useShell } from './shell-context.ts';

/** Draws the platform's notifications, which wait while the pointer or the focus is on one. */
export function ShownNotifications() {
  const { notifications } = useShell().platform;
  const { shown } = useSnapshot(notifications.state);
  return (
    <div
      role="presentation"
      onMouseEnter={notifications.pause}
      onMouseLeave={notifications.resume}
      onFocus={notifications.pause}
      onBlur={notifications.resume}
    >
      <NotificationRegion items={shown} onDismiss={(id) => notifications.close(Number(id))} />
    </div>
  );
}
