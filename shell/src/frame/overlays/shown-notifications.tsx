import { NotificationRegion } from '@portal/ui/overlay';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';

/** Draws the platform's notifications, whose time waits while the pointer or the focus is on one (UI-69). */
export function ShownNotifications() {
  const { notifications } = useShell().platform;
  const { shown } = useSnapshot(notifications.state);
  return (
    <NotificationRegion
      items={shown}
      onDismiss={(id) => notifications.close(Number(id))}
      onHold={(held) => (held ? notifications.pause() : notifications.resume())}
    />
  );
}
