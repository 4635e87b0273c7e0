import { AlertDialog, ConfirmDialog } from '@portal/ui/overlay';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';

/** The first dialog is open, the others wait for it. */
export function OpenDialogs() {
  const { openDialogs } = useShell().platform;
  const [dialog] = useSnapshot(openDialogs.state).open;
  if (dialog === undefined) return null;
  if (dialog.type === 'confirm') {
    const { title, text, confirm, cancel, tone } = dialog.request;
    return (
      <ConfirmDialog
        key={dialog.id}
        open
        title={title}
        text={text}
        confirm={confirm}
        cancel={cancel}
        tone={tone}
        onAnswer={(yes) => openDialogs.answer(dialog.id, yes)}
      />
    );
  }
  const { title, text, close } = dialog.request;
  return (
    <AlertDialog
      key={dialog.id}
      open
      title={title}
      text={text}
      close={close}
      onClose={() => openDialogs.answer(dialog.id, false)}
    />
  );
}
