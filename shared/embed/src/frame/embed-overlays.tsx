import { AlertDialog, ConfirmDialog, NotificationRegion } from '@portal/ui/overlay';
import { useSnapshot } from 'valtio';
import { useEmbed } from './embed-context.ts';

/** The notifications of an element, and the first of its open dialogs. */
export function EmbedOverlays() {
  const { notifications, openDialogs } = useEmbed().platform;
  const { shown } = useSnapshot(notifications.state);
  const [dialog] = useSnapshot(openDialogs.state).open;
  return (
    <>
      <NotificationRegion
        items={shown}
        onDismiss={(id) => notifications.close(Number(id))}
        onHold={(held) => (held ? notifications.pause() : notifications.resume())}
      />
      {dialog?.type === 'confirm' && (
        <ConfirmDialog
          key={dialog.id}
          open
          {...dialog.request}
          onAnswer={(yes) => openDialogs.answer(dialog.id, yes)}
        />
      )}
      {dialog?.type === 'alert' && (
        <AlertDialog
          key={dialog.id}
          open
          {...dialog.request}
          onClose={() => openDialogs.answer(dialog.id, false)}
        />
      )}
    </>
  );
}
